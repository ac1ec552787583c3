/** Counts what comes over one connection: more than fifty messages in ten seconds are a flood. */

const most = 50;
const within = 10_000;

export class Flood {
  #since = 0;
  #count = 0;

  /** One more has come. @returns whether it is one too many. */
  add(): boolean {
    const now = Date.now();
    if (now - this.#since > within) {
      this.#since = now;
      this.#count = 0;
    }
    this.#count += 1;
    return this.#count > most;
  }
}
