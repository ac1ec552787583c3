/** `npm run attack [replays|guesses|timing|revocations]`: attacks on sign-in against two built servers on one database, counted. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '../../src/server/db/embedded/start.ts';
import { password, start } from '../bench/server.ts';
import { type Count, guesses, replays, revocations, type Target, timing } from './attacks.ts';

const attacks: Readonly<Record<string, (target: Target) => Promise<Count[]>>> = {
  replays,
  timing,
  revocations,
  guesses,
};

/** Answers true when an attack got further than it may. */
export async function run(words: readonly string[]): Promise<boolean> {
  const wanted = words.length ? words : Object.keys(attacks);
  const folder = mkdtempSync(join(tmpdir(), 'portolan-attack-'));
  const database = await startEmbedded({ folder: join(folder, 'postgresql') });
  const { host = '', port = 5432 } = database.connection('postgres', 'postgres');
  const environment = {
    PORT: '0',
    DATABASE_URL: `postgres://postgres:${database.ownerPassword}@localhost:${port}/postgres?host=${encodeURIComponent(host)}`,
    DATA_DIR: folder,
    DEMO: 'on',
    DEMO_PASSWORD: password,
    LOG_LEVEL: 'error',
    TRUST_PROXY: 'on',
  };
  const first = await start('dist/server/main.js', environment);
  const second = await start('dist/server/main.js', environment);
  let broken = false;
  try {
    for (const name of wanted) {
      const attack = attacks[name];
      if (!attack) throw new Error(`There is no attack "${name}"; there are: ${Object.keys(attacks).join(', ')}.`);
      for (const { name: what, found, least, most } of await attack({
        servers: [first.address, second.address],
        password,
      })) {
        const right = found >= least && found <= most;
        broken ||= !right;
        console.info(
          `${right ? 'held  ' : 'BROKEN'}  ${what}: ${found} (allowed: ${least === most ? least : `${least} to ${most}`})`,
        );
      }
    }
  } finally {
    await first.stop();
    await second.stop();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  return broken;
}
