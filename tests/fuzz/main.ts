/** `npm run fuzz [seed=7] [count=100000]`: hostile and nearly right calls of every operation against a built server, counted. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { AnyOperation } from '../../src/define/contract/operation.ts';
import { startEmbedded } from '../../src/server/db/embedded/start.ts';
import { demoUsers } from '../../src/server/demo/world/demo-users.ts';
import { password } from '../bench/server.ts';
import { inParallel } from '../security/visitors.ts';
import { Callers } from './callers.ts';
import { type FuzzedCall, fuzzedCalls } from './calls.ts';
import { failuresIn, Judge, personalLines, type Reply } from './judge.ts';
import { type Loud, startLoud } from './loud-server.ts';
import { thingsOf } from './things.ts';

const operations = Object.values(
  import.meta.glob<AnyOperation>('../../manifests/operations/*/*.ts', { eager: true, import: 'default' }),
);
/** Calls that one world bears: after some more nobody in it may do much, so the next ones get a new one. */
const ofOneWorld = 2500;
const atOnce = 16;
const patience = 20_000;
const template = 'fuzzed_world';

/** Answers true when something was found. */
export async function run(words: readonly string[]): Promise<boolean> {
  const given = (name: string, standard: number): number =>
    Number(words.find((word) => word.startsWith(`${name}=`))?.slice(name.length + 1) ?? standard);
  const seed = given('seed', Math.floor(Math.random() * 1e9));
  const count = given('count', 100_000);
  console.info(`seed=${seed} count=${count}, ${operations.length} operations`);
  const folder = mkdtempSync(join(tmpdir(), 'portolan-fuzz-'));
  const embedded = await startEmbedded({ folder: join(folder, 'postgresql') });
  const owner = embedded.connection('postgres', 'postgres', embedded.ownerPassword);
  const judge = new Judge();
  const personal: string[] = [];
  const failures = new Set<string>();
  let lines = 0;
  try {
    const maintain = new pg.Client(owner);
    await maintain.connect();
    const world = async (name: string, from?: string): Promise<Record<string, string>> => {
      await maintain.query(`create database ${name}${from ? ` template ${from}` : ''}`);
      const { host = '', port } = owner;
      const url = `postgres://postgres:${embedded.ownerPassword}@localhost:${port}/${name}?host=${encodeURIComponent(host)}`;
      return { PORT: '0', DATABASE_URL: url, DATA_DIR: folder, DEMO: 'on', DEMO_PASSWORD: password, TRUST_PROXY: '1' };
    };
    await (await startLoud(await world(template))).stop();
    for (let done = 0; done < count; done += ofOneWorld) {
      const name = `fuzzed_${done}`;
      const server = await startLoud(await world(name, template));
      const database = new pg.Client({ ...owner, database: name });
      await database.connect();
      const things = await thingsOf(database);
      await database.end();
      const part = { callers: demoUsers.length, count: Math.min(ofOneWorld, count - done), seed: seed + done };
      await fuzz(server, fuzzedCalls(operations, things, part), judge);
      const log = await server.stop();
      lines += log.split('\n').length;
      personal.push(...personalLines(log));
      for (const failure of failuresIn(log)) {
        if (!failures.has(failure)) console.error(`the server says: ${failure}`);
        failures.add(failure);
      }
      await maintain.query(`drop database ${name} with (force)`);
      const found = judge.finds.size + failures.size;
      console.info(`${done + part.count} calls, ${found} finds, ${personal.length} personal lines`);
    }
    await maintain.end();
  } finally {
    await embedded.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  return report(judge, failures.size, personal, lines);
}

async function fuzz({ address }: Loud, calls: readonly FuzzedCall[], judge: Judge): Promise<void> {
  const callers = new Callers(demoUsers.length, async (user) => {
    const input = { userName: demoUsers[user], password };
    // From an address of his own, so that nobody else's tries stand in his way.
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': `192.0.2.${user}` };
    const answer = await send(address, 'Authorization/Authenticate', headers, JSON.stringify(input));
    return answer.cookie;
  });
  await callers.enterAll();
  await inParallel(calls, atOnce, async (call, number) => {
    const { operation, caller, body, headers } = call;
    const from = { origin: address, 'x-forwarded-for': `10.0.${(number >> 8) & 255}.${number & 255}` };
    const type = { 'content-type': 'application/json' };
    const own = { ...type, ...from, ...callers.cookieOf(caller), ...headers };
    const reply = await send(address, operation.operation, own, body);
    judge.take(call, reply);
    await callers.saw(caller, reply);
  });
}

async function send(
  address: string,
  operation: string,
  headers: Record<string, string>,
  body: string,
): Promise<Reply & { readonly cookie?: string | undefined }> {
  try {
    const signal = AbortSignal.timeout(patience);
    const answer = await fetch(`${address}/DataModel/service.svc/rest/${operation}`, {
      method: 'POST',
      headers,
      body,
      signal,
    });
    const cookie = answer.headers.getSetCookie()[0]?.split(';')[0];
    return { status: answer.status, body: await answer.text(), cookie };
  } catch (error) {
    return { status: undefined, body: String(error) };
  }
}

function report(judge: Judge, failures: number, personal: readonly string[], lines: number): boolean {
  for (const [find, input] of judge.finds) console.error(`${find}\n    ${input}`);
  for (const line of new Set(personal.slice(0, 20))) console.error(`in the log: ${line.slice(0, 400)}`);
  const statuses = [...judge.statuses].sort(([a], [b]) => a - b).map(([status, many]) => `${status}: ${many}`);
  console.info(`replies  ${statuses.join(', ')}`);
  const counts = [
    ...judge.counts,
    // Also of what nobody was told of: sign-ins between the calls, jobs, commits of reads.
    ['failures that the server noted', failures] as const,
    [`lines of the log, of ${lines}, with personal values`, personal.length] as const,
  ];
  for (const [kind, found] of counts) console.info(`${found ? 'BROKEN' : 'held  '}  ${kind}: ${found} (allowed: 0)`);
  return counts.some(([, found]) => found > 0);
}
