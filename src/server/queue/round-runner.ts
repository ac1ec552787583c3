/** Does the work of one round in one server process: takes rows that are due, and looks again whenever there may be more. */
import { randomUUID } from 'node:crypto';
import { limits } from '../../rules/limits.ts';
import { openTransaction, type TenantScope } from '../db/transaction.ts';
import type { Service } from '../service.ts';
import { nobody } from './claimed-job.ts';
import { commitPart } from './part.ts';
import { ServerStops } from './progress.ts';
import type { Claim, Round } from './rounds.ts';
import { LeaseLost, RowLease } from './row-lease.ts';

export interface RoundOptions {
  readonly service: Service;
  /** Told what fails; the next row is taken all the same. */
  readonly onProblem: (problem: unknown) => void;
}

export class RoundRunner<Row, Outcome> {
  readonly #round: Round<Row, Outcome>;
  readonly #options: RoundOptions;
  readonly #running = new Map<RowLease, Promise<void>>();
  #root: TenantScope | undefined;
  #filling: Promise<void> | undefined;
  #wanted = false;
  #stopped = false;

  constructor(round: Round<Row, Outcome>, options: RoundOptions) {
    this.#round = round;
    this.#options = options;
  }

  /** There may be work. Whoever is at it looks once more before he ends. */
  wake(): void {
    this.#wanted = true;
    if (this.#stopped) return;
    this.#filling ??= this.#fill()
      .catch(this.#options.onProblem)
      .finally(() => {
        this.#filling = undefined;
        if (this.#wanted && this.#hasPlace()) this.wake();
      });
  }

  /** Works until nothing is due. */
  async drain(): Promise<void> {
    do {
      this.wake();
      await this.#filling;
      await Promise.all(this.#running.values());
    } while (this.#filling || this.#running.size > 0);
  }

  /** Takes nothing more and waits for what is at work; what takes too long is left to its lease. */
  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#filling;
    const late = setTimeout(() => {
      for (const lease of this.#running.keys()) lease.lose(new ServerStops());
    }, limits.jobStop);
    await Promise.all(this.#running.values());
    clearTimeout(late);
    this.#round.stop?.(this.#options.service);
  }

  #hasPlace(): boolean {
    return this.#running.size < (this.#round.atOnce ?? 1);
  }

  async #fill(): Promise<void> {
    while (this.#wanted && !this.#stopped) {
      this.#wanted = false;
      while (!this.#stopped && this.#hasPlace()) {
        // A name for each taking: whoever takes over a row that he himself works on must not be taken for the former one.
        const worker = randomUUID();
        const row = await this.#claim(worker, (claim) => this.#round.take(claim));
        if (row === undefined) break;
        this.#begin(row, worker);
      }
    }
  }

  #begin(row: Row, worker: string): void {
    const { keep } = this.#round;
    const lease = new RowLease(keep && (() => this.#claim(worker, (claim) => keep(row, claim))));
    const run = this.#work(row, worker, lease)
      .catch((problem: unknown) => {
        if (!(problem instanceof LeaseLost || problem instanceof ServerStops)) this.#options.onProblem(problem);
      })
      .finally(() => {
        lease.end();
        this.#running.delete(lease);
        this.wake();
      });
    this.#running.set(lease, run);
  }

  async #work(row: Row, worker: string, lease: RowLease): Promise<void> {
    const { service, onProblem } = this.#options;
    const { signal } = lease;
    const outcome = await lease.during(this.#round.work(row, { service, signal, report: onProblem }));
    const requestId = `round ${this.#round.name}`;
    await commitPart(
      { pool: service.database.pool, requestId, session: undefined, scope: await this.#scope() },
      (part) => this.#round.note(row, outcome, { ...part, service, worker, report: onProblem }),
      async (_transaction, isHeld) => {
        if (!isHeld) throw new LeaseLost();
      },
    );
  }

  /** One statement about whose a row is, which is true at once. */
  async #claim<Result>(worker: string, act: (claim: Claim) => Promise<Result>): Promise<Result> {
    const { service } = this.#options;
    const transaction = openTransaction(service.database.pool, await this.#scope());
    try {
      const result = await act({ db: transaction.db, service, worker, lease: leaseText });
      await transaction.commit();
      return result;
    } catch (error) {
      await transaction.rollback();
      throw error;
    }
  }

  /** The whole tree; none while there is no account. */
  async #scope(): Promise<TenantScope | undefined> {
    if (!this.#root) {
      const { rows } = await this.#options.service.database.pool.query<{ path: string | null }>(
        'select root_path() as path',
      );
      const path = rows[0]?.path;
      this.#root = path ? { path, userAccountId: nobody } : undefined;
    }
    return this.#root;
  }
}

const leaseText = `${limits.roundLease} milliseconds`;
