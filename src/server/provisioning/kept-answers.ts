/** Answers that hold for a while; whoever asks for one that is on its way waits for the same one. What fails is kept for nobody. */

interface Kept<Answer> {
  readonly answer: Promise<Answer>;
  until: number;
}

/** The oldest make room. */
const most = 1000;

export class KeptAnswers<Answer> {
  readonly #kept = new Map<string, Kept<Answer>>();

  /** @param seconds for which it holds, from when it is there. */
  get(key: string, seconds: number, ask: () => Promise<Answer>): Promise<Answer> {
    const known = this.#kept.get(key);
    if (known && known.until > Date.now()) return known.answer;
    const kept: Kept<Answer> = { answer: ask(), until: Number.POSITIVE_INFINITY };
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= most) break;
      this.#kept.delete(oldest);
    }
    kept.answer.then(
      () => {
        kept.until = Date.now() + seconds * 1000;
      },
      () => {
        if (this.#kept.get(key) === kept) this.#kept.delete(key);
      },
    );
    return kept.answer;
  }
}
