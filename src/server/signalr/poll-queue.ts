/** Carries a connection by long polls: what is said waits until somebody asks. */
import type { Carrier } from './hub-connection.ts';

/** What a poll may take along at once: it may have to pass through a notice of the database. */
const longestAnswer = 6000;

/** Answers a poll; undefined: the connection has ended. */
export type Answer = (text: string | undefined) => void;

export class PollQueue implements Carrier {
  readonly #whenEnded: () => void;
  #waiting: string[] = [];
  #asked: Answer | undefined;
  #ended = false;

  constructor(whenEnded: () => void) {
    this.#whenEnded = whenEnded;
  }

  get unsent(): number {
    return this.#waiting.reduce((sum, { length }) => sum + length, 0);
  }

  send(text: string): void {
    this.#waiting.push(text);
    this.#answer();
  }

  end(): void {
    this.#ended = true;
    this.#whenEnded();
    this.#answer();
  }

  /** The next poll; one that still waits ends with nothing. */
  poll(answer: Answer): void {
    this.#asked?.('');
    this.#asked = answer;
    this.#answer();
  }

  /** Whoever asked has gone: what comes waits for the next. */
  forget(answer: Answer): void {
    if (this.#asked === answer) this.#asked = undefined;
  }

  #answer(): void {
    const asked = this.#asked;
    if (!asked || (this.#waiting.length === 0 && !this.#ended)) return;
    this.#asked = undefined;
    // What was said before the end is taken first; the poll that follows learns of the end.
    let text = this.#waiting.shift();
    while (
      text !== undefined &&
      this.#waiting[0] !== undefined &&
      text.length + this.#waiting[0].length <= longestAnswer
    )
      text += this.#waiting.shift();
    asked(text);
  }
}
