/** Lets only a few work at once for each key; the others wait for their turn, in the order in which they came. */

interface Line {
  running: number;
  readonly waiting: (() => void)[];
}

export class KeyedSemaphore {
  readonly #most: number;
  readonly #lines = new Map<string, Line>();

  constructor(most: number) {
    this.#most = most;
  }

  async run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const line = this.#lines.get(key) ?? { running: 0, waiting: [] };
    this.#lines.set(key, line);
    if (line.running < this.#most) line.running += 1;
    else await new Promise<void>((go) => line.waiting.push(go));
    try {
      return await work();
    } finally {
      this.#leave(key, line);
    }
  }

  /** Who leaves gives his place to the next. */
  #leave(key: string, line: Line): void {
    const next = line.waiting.shift();
    if (next) next();
    else line.running -= 1;
    if (line.running === 0) this.#lines.delete(key);
  }
}
