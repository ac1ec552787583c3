/** Cuts the database connections of the built server under load, and counts what came of it. `node tests/durability/cut.mjs [cuts]` */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { runnerImport } from 'vite';

const root = resolve(import.meta.dirname, '../..');
const load = async (path) => (await runnerImport(join(root, path), { root, configFile: false })).module;
const { cutUnderLoad } = await load('tests/durability/cut.ts');
const { startEmbedded } = await load('src/server/db/embedded/start.ts');

const folder = mkdtempSync(join(tmpdir(), 'portolan-cut-'));
const password = 'Durability-Test-7!';
const embedded = await startEmbedded({ folder: join(folder, 'postgresql') });
const owner = embedded.connection('postgres', 'postgres', embedded.ownerPassword);
const socket = encodeURIComponent(owner.host);
const environment = {
  DATABASE_URL: `postgres://postgres:${embedded.ownerPassword}@localhost:${owner.port}/postgres?host=${socket}`,
  DATA_DIR: folder,
  DEMO: 'on',
  DEMO_PASSWORD: password,
};
const outcome = await cutUnderLoad({ owner, environment, password, cuts: Number(process.argv[2] ?? 200) });
await embedded.stop();
rmSync(folder, { recursive: true, force: true });
console.info(JSON.stringify(outcome, undefined, 1));
const { ended, unanswered, wordless, wrong, lost, doubled, half, readyAgain } = outcome;
process.exit(ended !== undefined || !readyAgain || unanswered + wordless + wrong + lost + doubled + half > 0 ? 1 : 0);
