/** A memory of what takes long to make: so many things at most, for callers choose the keys; the oldest is forgotten first. */
export class BoundedCache<Value> {
  readonly #most: number;
  readonly #known = new Map<string, Value>();

  constructor(most: number) {
    this.#most = most;
  }

  getOrCreate(key: string, make: () => Value): Value {
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const [oldest] = this.#known.keys();
    if (oldest !== undefined && this.#known.size >= this.#most) this.#known.delete(oldest);
    const made = make();
    this.#known.set(key, made);
    return made;
  }
}
