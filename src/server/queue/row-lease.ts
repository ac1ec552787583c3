/** How long a row that a round has taken is its worker's: the lease is prolonged in time, or the work ends with it. */
import { limits } from '../../rules/limits.ts';

/** The row is somebody else's by now: what was done for it must not be noted. */
export class LeaseLost extends Error {}

export class RowLease {
  readonly #abort = new AbortController();
  readonly #timer: NodeJS.Timeout;

  /** @param keep prolongs the lease and answers whether it is still held; absent: it ends when its time is over. */
  constructor(keep: (() => Promise<boolean>) | undefined) {
    const ask = async (): Promise<void> => {
      // While the database gives no answer nobody knows; the note asks again.
      if (!(await keep?.().catch(() => true))) this.lose(new LeaseLost());
    };
    this.#timer = setInterval(() => void ask(), keep ? limits.roundLease / 3 : limits.roundLease).unref();
  }

  get signal(): AbortSignal {
    return this.#abort.signal;
  }

  /** What the work answers. @throws the reason when the lease ends before it. */
  async during<Outcome>(work: Promise<Outcome>): Promise<Outcome> {
    const ended = new Promise<never>((_resolve, reject) => {
      this.signal.addEventListener('abort', () => reject(this.signal.reason), { once: true });
    });
    // Whichever of the two comes late is heard by nobody.
    for (const one of [work, ended]) one.catch(() => {});
    return Promise.race([work, ended]);
  }

  /** Nobody waits for the work any more. */
  lose(reason: Error): void {
    this.end();
    this.#abort.abort(reason);
  }

  end(): void {
    clearInterval(this.#timer);
  }
}
