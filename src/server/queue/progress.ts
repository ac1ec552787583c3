/** How a running job stays its worker's: signs of life in time, and an end to the work when it was cancelled or taken over. */
import type pg from 'pg';
import { limits } from '../../rules/limits.ts';

/** The job is somebody else's by now, or nobody's: whatever was done for it must not become true. */
export class JobLost extends Error {}
/** The server stops; another one begins the job anew. */
export class ServerStops extends Error {}
/** What it needs is not there yet: it is looked for again after a while, however often. */
export class NotYet extends Error {}

export class Progress {
  readonly signal: AbortSignal;
  done = 0;
  total: number | null = null;
  readonly #abort = new AbortController();
  readonly #pool: pg.Pool;
  readonly #job: readonly [number, string];
  readonly #timer: NodeJS.Timeout;
  #told = Date.now();

  constructor(pool: pg.Pool, jobId: number, worker: string) {
    this.#pool = pool;
    this.#job = [jobId, worker];
    this.signal = this.#abort.signal;
    this.#timer = setInterval(() => void this.#beat().catch(() => {}), limits.jobLease / 3).unref();
  }

  /** Tells how far the work is. @throws JobLost or ServerStops when it shall not go on. */
  async tell(done: number, total?: number): Promise<void> {
    this.done = done;
    this.total = total ?? this.total;
    if (Date.now() - this.#told > tellEvery) await this.#beat();
    this.signal.throwIfAborted();
  }

  stop(reason: ServerStops | JobLost): void {
    this.#abort.abort(reason);
  }

  end(): void {
    clearInterval(this.#timer);
  }

  async #beat(): Promise<void> {
    this.#told = Date.now();
    const { rows } = await this.#pool.query<{ mine: boolean }>('select beat_job($1, $2, $3, $4, $5) as mine', [
      ...this.#job,
      leaseText,
      this.done,
      this.total,
    ]);
    if (!rows[0]?.mine) this.#abort.abort(new JobLost());
  }
}

const tellEvery = 500;
export const leaseText = `${limits.jobLease} milliseconds`;
