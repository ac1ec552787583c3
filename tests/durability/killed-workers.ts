/** Workers of processes of their own, and how tests kill them in the middle of their work. */
import { type ChildProcess, spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { build } from 'vite';
import { isWhole } from '../../generators/testing/sample.ts';
import type { TestServer } from '../database/server.ts';

/** So many kills: `JOB_ROUNDS=20` for more. */
export const rounds = Number(process.env['JOB_ROUNDS'] ?? (isWhole ? 2 : 1));
/** Under load a worker takes long to start. */
export const time = 60_000 + rounds * 30_000;
export const patience = { timeout: 60_000, interval: 1000 };

const folder = (name: string): string => resolve(import.meta.dirname, '../../.cache', name);

/** Once for all of a file: each would take longer to load than to work. @param name a folder of the test's own. */
export async function buildWorker(name: string): Promise<void> {
  const ssr = join(import.meta.dirname, 'job-worker.ts');
  const built = { ssr, outDir: folder(name), target: 'node20' };
  await build({ configFile: false, logLevel: 'error', build: built });
}

export class KilledWorkers {
  readonly #server: TestServer;
  readonly #name: string;
  readonly #alive = new Set<ChildProcess>();

  readonly #environment: Readonly<Record<string, string>>;

  constructor(server: TestServer, name: string, environment: Readonly<Record<string, string>> = {}) {
    this.#server = server;
    this.#name = name;
    this.#environment = environment;
  }

  start(): Promise<ChildProcess> {
    const child = spawn(process.execPath, [join(folder(this.#name), 'job-worker.js')], {
      env: { ...process.env, ...this.#environment, OWNER: JSON.stringify(this.#server.access.owner) },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#alive.add(child);
    return new Promise((ready, fail) => {
      child.stdout.on('data', (text) => String(text).includes('ready') && ready(child));
      child.once('exit', (code) => fail(new Error(`a worker ended with ${code}`)));
    });
  }

  async kill(child: ChildProcess): Promise<void> {
    this.#alive.delete(child);
    const gone = new Promise((done) => child.once('exit', done));
    child.kill('SIGKILL');
    await gone;
  }

  async killAll(): Promise<void> {
    await Promise.all([...this.#alive].map((child) => this.kill(child)));
  }

  /** As if the lease's time had gone by, for the dead and for the living. */
  async endLeases(): Promise<true> {
    await sql`update job set lease_until = now() - interval '1 second', attempts = 0 where state = 'Running'`.execute(
      this.#server.database.owner,
    );
    return true;
  }

  /** Jobs that ended well. */
  async ended(name: string): Promise<number> {
    return this.#count(sql`state = 'Completed' and name = ${name}`);
  }

  /**
   * Kills workers, the older one of two, while both work and leases end again and again.
   * @param goOn lets work go on that stood still until one was killed
   * @returns jobs running when one was killed
   */
  async killing(begin: (round: number) => Promise<unknown>, goOn?: () => Promise<unknown>): Promise<number> {
    let [one, other] = await Promise.all([this.start(), this.start()]);
    let cut = 0;
    for (let round = 0; round < rounds; round += 1) {
      await begin(round);
      // Leases end again and again, so that jobs are taken from workers who go on with them.
      for (let turn = 0; turn < 10; turn += 1) {
        await pause(Math.random() * 40);
        await this.endLeases();
      }
      // In the middle of work: a busy machine takes its time to begin.
      for (let look = 0; look < 1000 && (await this.#running()) === 0; look += 1) await pause(10);
      await this.kill(one);
      cut += await this.#running();
      await this.endLeases();
      await goOn?.();
      one = other;
      other = await this.start();
    }
    return cut;
  }

  #running(): Promise<number> {
    return this.#count(sql`state = 'Running'`);
  }

  async #count(which: ReturnType<typeof sql>): Promise<number> {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from job where ${which}`.execute(
      this.#server.database.owner,
    );
    return rows[0]?.n ?? 0;
  }
}
