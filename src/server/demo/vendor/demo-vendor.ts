/**
 * The vendors of the demo world as one HTTP service on this machine. Of all server processes of an installation one runs it;
 * when that one is gone, another takes its place at the same address.
 */
import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import pg from 'pg';
import { isLoopback } from '../../../rules/navigation/loopback.ts';
import type { Database } from '../../db/database.ts';
import type { Secrets } from '../../secrets.ts';
import type { Settings } from '../../settings.ts';
import { connectVendors } from './connect-vendors.ts';
import { workOff } from './report.ts';
import { vendorServer } from './server.ts';
import { makeState } from './state.ts';

const host = '127.0.0.1';
const portFact = 'demo-vendor-port';
const lock = 'demo vendor';
/** How often the others ask whether its place is free, and how often it looks for what is due. */
const lookEvery = 5000;
const workEvery = 250;

export interface DemoVendorSetup {
  readonly secrets: Secrets;
  /** With what `/control` is opened. */
  readonly token: string;
  readonly onProblem: (problem: unknown) => void;
}

export interface DemoVendor {
  /** Where connectors call it, also while another process runs it. */
  readonly origin: string;
  begin(setup: DemoVendorSetup): Promise<void>;
  stop(): Promise<void>;
}

/** @returns undefined outside of the demo world, and where the portal is for others than this machine. */
export async function openDemoVendor(database: Database, settings: Settings): Promise<DemoVendor | undefined> {
  if (!settings.demo || !isLoopback(new URL(settings.publicUrl).host)) return undefined;
  const { owner } = database;
  const client = new pg.Client(database.server);
  client.on('error', () => {});
  await client.connect();
  const isFirst = await takePlace(client);
  const port = await choosePort(owner, isFirst);
  const origin = `http://${host}:${port}`;
  let server: Server | undefined;
  let waiting: NodeJS.Timeout | undefined;
  let working: NodeJS.Timeout | undefined;
  let work: Promise<void> = Promise.resolve();
  let isStopped = false;

  async function run({ secrets, token, onProblem }: DemoVendorSetup): Promise<void> {
    await makeState(owner);
    server = vendorServer({ owner, token, onProblem }).listen(port, host);
    await once(server, 'listening');
    await connectVendors(owner, secrets, origin);
    const next = () => {
      if (isStopped) return;
      work = workOff(owner).catch(onProblem);
      void work.then(() => {
        if (!isStopped) working = setTimeout(next, workEvery).unref();
      });
    };
    next();
  }

  return {
    origin,
    begin: async (setup) => {
      const onProblem = (problem: unknown) => isStopped || setup.onProblem(problem);
      const look = async (): Promise<void> => {
        try {
          if (await takePlace(client)) return await run({ ...setup, onProblem });
        } catch (problem) {
          onProblem(problem);
        }
        if (!isStopped) waiting = setTimeout(() => void look(), lookEvery).unref();
      };
      await look();
    },
    stop: async () => {
      isStopped = true;
      clearTimeout(waiting);
      clearTimeout(working);
      if (server?.listening) {
        server.close();
        server.closeAllConnections();
      }
      await work;
      await client.end();
    },
  };
}

/** The place is kept as long as the connection lives, so it never outlives its process. */
async function takePlace(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query('select pg_try_advisory_lock(hashtext($1)) as taken', [lock]);
  return rows[0].taken;
}

/** The port of before, so that addresses stay; another one where some other program has it by now. */
async function choosePort(owner: Database['owner'], isFirst: boolean): Promise<number> {
  const kept = await owner.selectFrom('installation').select('value').where('name', '=', portFact).executeTakeFirst();
  const before = Number(kept?.value ?? 0);
  if (before !== 0 && (!isFirst || (await freePort(before)) === before)) return before;
  const port = (await freePort(0)) ?? 0;
  const value = String(port);
  await owner
    .insertInto('installation')
    .values({ name: portFact, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
  return port;
}

/** @returns undefined where somebody else listens. */
async function freePort(wanted: number): Promise<number | undefined> {
  const keeper = createServer();
  try {
    keeper.listen(wanted, host);
    await once(keeper, 'listening');
    const { port } = keeper.address() as AddressInfo;
    keeper.close();
    await once(keeper, 'close');
    return port;
  } catch {
    return undefined;
  }
}
