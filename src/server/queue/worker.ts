/** The worker of a server process: takes jobs that are due, a few at a time, and hands back what it cannot end. */
import { randomUUID } from 'node:crypto';
import { limits } from '../../rules/limits.ts';
import type { Handlers } from '../calls/internal-read.ts';
import type { Service } from '../service.ts';
import type { ClaimedJob } from './claimed-job.ts';
import { leaseText, Progress, ServerStops } from './progress.ts';
import { jobs } from './registry.ts';
import { nextRun, runJob, type WorkerDeps } from './run-job.ts';

export interface WorkerOptions {
  readonly service: Service;
  readonly handlers: Handlers;
  readonly onProblem: (problem: unknown) => void;
}

/** The product's own work and that of users do not wait for each other. */
type JobOrigin = 'own' | 'users';
const places: Readonly<Record<JobOrigin, number>> = { own: limits.ownJobsAtOnce, users: limits.jobsAtOnce };

export class Worker {
  readonly #office: Omit<WorkerDeps, 'worker'>;
  readonly #running = new Map<Progress, { readonly lane: JobOrigin; readonly run: Promise<void> }>();
  #filling: Promise<void> | undefined;
  #wanted = false;
  #stopped = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: WorkerOptions) {
    this.#office = options;
  }

  /** Begins to look for work by itself, and sees to it that the product's own work is on the queue. */
  start(): void {
    this.#timer = setInterval(() => this.wake(), limits.jobLook).unref();
    this.#planAll()
      .catch(this.#office.onProblem)
      .finally(() => this.wake());
  }

  /** There may be work. */
  wake(): void {
    this.#wanted = true;
    this.#filling ??= this.#fill()
      .catch(this.#office.onProblem)
      .finally(() => {
        this.#filling = undefined;
        if (this.#wanted && !this.#stopped && (this.#hasPlace('own') || this.#hasPlace('users'))) this.wake();
      });
  }

  /** Works until nothing is due. */
  async drain(): Promise<void> {
    do {
      this.wake();
      await this.#filling;
      await this.#ended();
    } while (this.#filling || this.#running.size > 0);
  }

  /** Takes nothing more, and waits for what runs; what takes too long begins anew on another server. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#timer);
    await this.#filling;
    const ended = this.#ended();
    let late: NodeJS.Timeout | undefined;
    const patience = new Promise<void>((resolve) => {
      late = setTimeout(resolve, limits.jobStop);
    });
    await Promise.race([ended, patience]);
    clearTimeout(late);
    for (const progress of this.#running.keys()) progress.stop(new ServerStops());
    await ended;
  }

  async #fill(): Promise<void> {
    while (this.#wanted) {
      this.#wanted = false;
      await this.#fillLane('own');
      await this.#fillLane('users');
    }
  }

  async #fillLane(lane: JobOrigin): Promise<void> {
    while (!this.#stopped && this.#hasPlace(lane)) {
      // A name for each taking: whoever takes over a job that he himself works on must not be taken for the former one.
      const worker = randomUUID();
      const taken = await this.#take(lane, worker);
      if (!taken) break;
      this.#begin(taken, lane, worker);
    }
  }

  #hasPlace(lane: JobOrigin): boolean {
    return [...this.#running.values()].filter((job) => job.lane === lane).length < places[lane];
  }

  async #ended(): Promise<void> {
    await Promise.all([...this.#running.values()].map(({ run }) => run));
  }

  async #take(lane: JobOrigin, worker: string): Promise<ClaimedJob | undefined> {
    const { service } = this.#office;
    const { rows } = await service.database.pool.query<ClaimedJob>('select * from take_job($1, $2, $3, $4)', [
      ...[worker, leaseText, limits.jobAttempts],
      lane === 'own',
    ]);
    return rows[0];
  }

  #begin(taken: ClaimedJob, lane: JobOrigin, worker: string): void {
    const { service, onProblem } = this.#office;
    const progress = new Progress(service.database.pool, taken.job_id, worker);
    const run = runJob({ ...this.#office, worker }, taken, progress)
      .then(() => this.#plan(taken.name))
      .catch(onProblem)
      .finally(() => {
        this.#running.delete(progress);
        this.wake();
      });
    this.#running.set(progress, { lane, run });
  }

  async #planAll(): Promise<void> {
    for (const [name, job] of jobs) if (nextRun(job)) await this.#schedule(name, new Date());
  }

  /** The next run of the product's own work follows also on one that failed for good. */
  async #plan(name: string): Promise<void> {
    const job = jobs.get(name);
    const again = job && nextRun(job);
    if (again) await this.#schedule(name, again);
  }

  async #schedule(name: string, at: Date): Promise<void> {
    await this.#office.service.database.pool.query('select schedule_job($1, $2)', [name, at]);
  }
}
