/** People and attackers at a running server behind a proxy, each from an address of his own and all with forged headers. */

export interface Answered {
  readonly status: number;
  readonly data: unknown;
  readonly message: string | undefined;
  readonly milliseconds: number;
}

export class Client {
  readonly server: string;
  readonly #address: string;
  readonly #cookies = new Map<string, string>();

  constructor(server: string, address: string) {
    this.server = server;
    this.#address = address;
  }

  /** The same browser at another server process. */
  at(server: string): Client {
    const other = new Client(server, this.#address);
    for (const [name, value] of this.#cookies) other.#cookies.set(name, value);
    return other;
  }

  get headers(): Record<string, string> {
    const cookie = [...this.#cookies].map(([key, value]) => `${key}=${value}`).join('; ');
    return { ...forgedHeaders(), 'x-visitor-address': this.#address, cookie };
  }

  async post(name: string, input: unknown = {}, headers: Record<string, string> = {}): Promise<Answered> {
    const began = performance.now();
    const answer = await fetch(`${this.server}/DataModel/service.svc/rest/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: this.server, ...this.headers, ...headers },
      body: JSON.stringify(input),
    });
    const body = (await answer.json()) as { data?: unknown; Message?: string };
    const milliseconds = performance.now() - began;
    for (const line of answer.headers.getSetCookie()) {
      const [, key = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      this.#cookies.set(key, value);
    }
    return { status: answer.status, data: body.data, message: body.Message, milliseconds };
  }

  signIn(userName: string, password: string, factor: object = {}): Promise<Answered> {
    return this.post('Authorization/Authenticate', { userName, password, ...factor });
  }
}

/** Another address each time, as somebody writes it who wants to be counted as somebody else. */
export const forgedHeaders = (): Record<string, string> => {
  const address = `203.0.113.${Math.floor(Math.random() * 256)}`;
  return { 'x-forwarded-for': `${address}, 127.0.0.1`, 'x-real-ip': address, forwarded: `for=${address}` };
};

/** A different address for each number. */
export const addressOf = (number: number): string =>
  `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;

/** Works through a list with some at a time. */
export async function inParallel<T, R>(
  list: readonly T[],
  most: number,
  work: (one: T, index: number) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < list.length) {
      const index = next;
      next += 1;
      results[index] = await work(list[index] as T, index);
    }
  };
  await Promise.all(Array.from({ length: most }, worker));
  return results;
}

export const numbers = (count: number): number[] => Array.from({ length: count }, (_value, index) => index);
