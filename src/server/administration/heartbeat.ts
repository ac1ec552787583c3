/** Tells the database every few seconds that this server process is there, how many hang on it, and how full its disk is. */
import { randomUUID } from 'node:crypto';
import { readFile, statfs } from 'node:fs/promises';
import { hostname } from 'node:os';
import type pg from 'pg';

const every = 10_000;

export interface HeartbeatDeps {
  readonly pool: pg.Pool;
  readonly dataDir: string;
  /** Open web sockets, and connections of the realtime hub. */
  readonly counts: () => { readonly sockets: number; readonly hub: number };
  readonly onProblem: (problem: unknown) => void;
}

export function startHeartbeat({ pool, dataDir, counts, onProblem }: HeartbeatDeps): { stop(): Promise<void> } {
  const id = randomUUID();
  const started = new Date();
  const version = versionOf();
  const beat = async (): Promise<void> => {
    const { sockets, hub } = counts();
    const disk = await statfs(dataDir).catch(() => ({ bavail: 0, blocks: 0, bsize: 0 }));
    await pool.query('select server_seen($1, $2, $3, $4, $5, $6, $7, $8, $9)', [
      ...[id, hostname(), process.pid, await version, started, sockets, hub],
      ...[disk.bavail * disk.bsize, disk.blocks * disk.bsize],
    ]);
  };
  let last = beat().catch(onProblem);
  const timer = setInterval(() => {
    last = last.then(beat).catch(onProblem);
  }, every).unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await last;
      await pool.query('select server_gone($1)', [id]).catch(onProblem);
    },
  };
}

/** Of the product, as the folder that it runs in says. */
const versionOf = async (): Promise<string> => {
  try {
    const { version } = JSON.parse(await readFile('package.json', 'utf8')) as { version?: unknown };
    return typeof version === 'string' ? version : '';
  } catch {
    return '';
  }
};
