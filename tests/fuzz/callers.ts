/** The people whose sessions make the calls: whoever has lost his, by a call that ends it, signs in again. */
export class Callers {
  readonly #cookies: (string | undefined)[];
  readonly #signIn: (user: number) => Promise<string | undefined>;
  readonly #under = new Map<number, Promise<void>>();

  /** @param signIn answers the cookie of a new session; undefined when the user is let in no more. */
  constructor(users: number, signIn: (user: number) => Promise<string | undefined>) {
    this.#cookies = Array.from({ length: users });
    this.#signIn = signIn;
  }

  async enterAll(): Promise<void> {
    for (const user of this.#cookies.keys()) await this.enter(user);
  }

  /** Once, however many ask for it at a time. */
  enter(user: number): Promise<void> {
    if (user >= this.#cookies.length) return Promise.resolve();
    const under =
      this.#under.get(user) ??
      this.#signIn(user).then((cookie) => {
        this.#cookies[user] = cookie;
        this.#under.delete(user);
      });
    this.#under.set(user, under);
    return under;
  }

  /** The last one of the numbers is nobody's. */
  cookieOf = (user: number): Record<string, string> => {
    const cookie = this.#cookies[user];
    return cookie === undefined ? {} : { cookie };
  };

  /** Looks at how a call was answered. */
  async saw(
    user: number,
    { status, body }: { readonly status: number | undefined; readonly body: string },
  ): Promise<void> {
    if (status === 401 && this.#cookies[user] !== undefined && !body.includes('password')) await this.enter(user);
  }
}
