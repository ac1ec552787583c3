/** `npm run attack`, or with names: attacks on sign-in, rights, sessions and the database against two built servers on one database, counted. */
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbedded } from '../../src/server/db/embedded/start.ts';
import { withPort } from '../../src/server/free-port.ts';
import { readSettings } from '../../src/server/settings.ts';
import { password, type Server, start } from '../bench/server.ts';
import { forgedAddresses } from './attacks/addresses.ts';
import { characters } from './attacks/characters.ts';
import { cutConnections } from './attacks/cut.ts';
import { foreignCalls } from './attacks/foreign.ts';
import { guesses } from './attacks/guesses.ts';
import { jobs } from './attacks/jobs.ts';
import { privileges } from './attacks/privileges.ts';
import { readEdges } from './attacks/read-edges.ts';
import { repeats } from './attacks/repeats.ts';
import { replays } from './attacks/replays.ts';
import { revocations } from './attacks/revocations.ts';
import { rightEdges } from './attacks/right-edges.ts';
import { secrets } from './attacks/secrets.ts';
import { serverRole } from './attacks/server-role.ts';
import { signInEdges } from './attacks/sign-in-edges.ts';
import type { Count, Target } from './attacks/target.ts';
import { timingOfReset, timingOfSignIn } from './attacks/timing.ts';

const attacks: Readonly<Record<string, (target: Target) => Promise<Count[]>>> = {
  addresses: forgedAddresses,
  characters,
  foreign: foreignCalls,
  privileges,
  'sign-in-edges': signInEdges,
  'read-edges': readEdges,
  'right-edges': rightEdges,
  jobs,
  repeats,
  replays,
  'reset-timing': timingOfReset,
  'sign-in-timing': timingOfSignIn,
  guesses,
  secrets,
  revocations,
  cut: cutConnections,
  'server-role': serverRole,
};

/** Answers true when an attack got further than it may. */
export async function run(words: readonly string[]): Promise<boolean> {
  let broken = false;
  for (const name of words.length ? words : Object.keys(attacks)) {
    const attack = attacks[name];
    if (!attack) throw new Error(`There is no attack "${name}"; there are: ${Object.keys(attacks).join(', ')}.`);
    broken = (await attacked(attack)) || broken;
  }
  return broken;
}

/** Each attack has servers and a world of its own. */
async function attacked(attack: (target: Target) => Promise<Count[]>): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'portolan-attack-'));
  const embedded = await startEmbedded({ folder: join(folder, 'postgresql') });
  const owner = embedded.connection('postgres', 'postgres', embedded.ownerPassword);
  const { host = '', port = 5432 } = owner;
  const environment = {
    PORT: '0',
    DATABASE_URL: `postgres://postgres:${embedded.ownerPassword}@localhost:${port}/postgres?host=${encodeURIComponent(host)}`,
    DATA_DIR: folder,
    DEMO: 'on',
    DEMO_PASSWORD: password,
    LOG_LEVEL: 'error',
    TRUST_PROXY: '1',
  };
  const first = await behindProxy(environment);
  const second = await behindProxy({ ...environment, TRUST_PROXY: '127.0.0.0/8, ::1' });
  const database = new pg.Client(owner);
  await database.connect();
  // Triggers of the product find its tables as they do for the product.
  await database.query('set search_path = portolan, public');
  let broken = false;
  try {
    const memory = () => first.memory();
    const target = { memory, servers: [first.address, second.address] as const, password, database, environment };
    const began = Date.now();
    for (const { name, found, least, most } of await attack(target)) {
      const right = found >= least && found <= most;
      broken ||= !right;
      const allowed = least === most ? least : `${least} to ${most}`;
      console.info(`${right ? 'held  ' : 'BROKEN'}  ${name}: ${found} (allowed: ${allowed})`);
    }
    console.info(`        ${Math.round((Date.now() - began) / 1000)} s, load ${loadavg()[0]?.toFixed(1)}`);
  } finally {
    await database.end();
    await first.stop();
    await second.stop();
    await embedded.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  return broken;
}

/** A server that is reached through a proxy of its own. */
async function behindProxy(environment: Record<string, string>): Promise<Server> {
  const { settings, free } = await withPort(readSettings({ PORT: '0' }));
  const proxy = await start('tests/security/proxy.mjs', { UPSTREAM: settings.publicUrl });
  await free();
  const server = await start('dist/server/main.js', {
    ...environment,
    PORT: String(settings.port),
    PUBLIC_URL: proxy.address,
  });
  return {
    ...proxy,
    memory: server.memory,
    stop: async () => {
      await proxy.stop();
      await server.stop();
    },
  };
}
