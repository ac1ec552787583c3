/** Watches browsers at a server, and what the server writes: all that could be seen is kept, and searched for secrets at the end. */
import type { BrowserContext, Page, Request, Response } from 'playwright-core';
import { limits } from '../../src/rules/limits.ts';
import { secretOfCookie, secretsAnswered, secretsGiven } from './known.ts';
import { type Leak, leaksIn, type Secret, type Trace } from './leaks.ts';

export interface Findings {
  readonly leaks: readonly Leak[];
  readonly traces: number;
  /** The figures in one line. */
  readonly summary: string;
}

const hashMark = '$argon2';
/** Before the name of an operation. */
export const callPath = '/DataModel/service.svc/rest/';
/** Built before there was any secret. */
const isBuilt = (path: string): boolean => path.startsWith('/v/assets/');
/** Told by the page itself whenever something is stored, for it may be gone when somebody looks. */
const storedWord = 'stored:';

export class Watch {
  readonly #traces = new Map<Trace['place'], Map<string, Trace>>();
  readonly #secrets = new Map<string, Secret>();
  readonly #reading = new Set<Promise<void>>();
  readonly #contexts = new Set<BrowserContext>();
  /** Replies that went with their page before anybody could read them. */
  #unread = 0;
  #unfinished = '';

  constructor() {
    this.keep('hash of a password', hashMark);
  }

  /** One more secret, which the watch cannot see by itself. */
  keep(what: Secret['what'], text: string): void {
    // Shorter texts are no secrets that the product would take, and are found everywhere by chance.
    const isLong = text.length >= limits.passwordLength || what === 'code of a factor' || text === hashMark;
    if (isLong) this.#secrets.set(text, { what, text });
  }

  /** What the server writes, as it comes. */
  hear(chunk: { toString(): string }): void {
    const lines = (this.#unfinished + chunk).split('\n');
    this.#unfinished = lines.pop() ?? '';
    for (const text of lines) {
      const announced = /^ {2}(Password: |https?:\/\/\S+\/v\/#\/reset-password\/)/.test(text);
      this.#saw('log', announced ? 'announcement' : 'log', text);
    }
  }

  /** @param address of the server; what others answer is no matter of ours. */
  async follow(context: BrowserContext, address: string): Promise<void> {
    this.#contexts.add(context);
    context.on('close', () => this.#contexts.delete(context));
    context.on('request', (request) => this.#request(request));
    context.on('response', (response) => {
      if (!response.url().startsWith(address)) return;
      const reading: Promise<void> = this.#response(response).catch(() => {
        this.#unread += 1;
      });
      this.#reading.add(reading);
      void reading.then(() => this.#reading.delete(reading));
    });
    context.on('console', (message) => {
      const text = message.text();
      if (text.startsWith(storedWord)) this.#saw('storage', text.split(' ', 1).join(), text);
      else this.#saw('console', message.type(), text);
    });
    context.on('page', (page) => this.#page(page));
    await context.addInitScript((word) => {
      const { setItem } = Storage.prototype;
      Storage.prototype.setItem = function (key, value) {
        console.debug(`${word}${key} ${value}`);
        return setItem.call(this, key, value);
      };
    }, storedWord);
  }

  /** Looks a last time at what a browser keeps. */
  async look(context: BrowserContext): Promise<void> {
    await inTime(Promise.all([...context.pages().map((page) => this.#kept(page)), this.read()]));
  }

  async closeAll(): Promise<void> {
    await Promise.all([...this.#contexts].map((context) => context.close()));
  }

  /** Until the replies that came are read, which they cannot be any more once their page has gone elsewhere. */
  async read(): Promise<void> {
    await inTime(Promise.all(this.#reading));
  }

  /** Looks once more at what browsers keep, and searches everything. */
  async findings(): Promise<Findings> {
    const pages = [...this.#contexts].flatMap((context) => context.pages());
    await Promise.all([inTime(Promise.all(pages.map((page) => this.#kept(page)))), this.read()]);
    this.hear('\n');
    const all = [...this.#traces.values()].flatMap((traces) => [...traces.values()]);
    const leaks = leaksIn(all, this.#secrets.values());
    const counts = [...this.#traces].map(([place, { size }]) => `${place} ${size.toLocaleString('en')}`).join(', ');
    const summary = `${this.#secrets.size} secrets searched in ${all.length.toLocaleString('en')} different traces (${counts}; ${this.#unread} replies went unread)`;
    return { leaks, traces: all.length, summary };
  }

  #saw(place: Trace['place'], from: string, text: string): void {
    if (!this.#traces.has(place)) this.#traces.set(place, new Map());
    this.#traces.get(place)?.set(`${from} ${text}`, { place, from, text });
  }

  #learn(secrets: readonly Secret[]): void {
    for (const { what, text } of secrets) this.keep(what, text);
  }

  #request(request: Request): void {
    const url = request.url();
    if (isBuilt(new URL(url).pathname)) return;
    // What stands behind the # is not sent.
    const [sent = ''] = url.split('#');
    this.#saw('request', sent, plain(sent));
    if (url.includes(callPath)) this.#learn(secretsGiven(inputOf(request), false));
  }

  async #response(response: Response): Promise<void> {
    const { pathname } = new URL(response.url());
    if (isBuilt(pathname) || response.request().resourceType() === 'image') return;
    const isCall = pathname.startsWith(callPath);
    const operation = isCall ? pathname.slice(callPath.length) : pathname;
    if (isCall) {
      this.#learn(secretsGiven(inputOf(response.request()), response.ok()));
      for (const line of await response.headerValues('set-cookie')) this.#learn(secretOfCookie(line));
    }
    const location = response.headers()['location'];
    if (location) return this.#saw('reply', operation, plain(location));
    const text = await response.text();
    this.#saw('reply', operation, text);
    if (isCall) this.#learn(secretsAnswered(operation, parsed(text)));
  }

  #page(page: Page): void {
    page.on('framenavigated', (frame) => this.#saw('page', frame.url(), plain(frame.url())));
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => this.#saw('reply', 'socket', String(payload)));
    });
  }

  async #kept(page: Page): Promise<void> {
    const read = () => ({
      stored: [...Object.entries({ ...localStorage }), ...Object.entries({ ...sessionStorage })],
      rest: JSON.stringify([document.cookie, history.state]),
    });
    const found = await page.evaluate(read).catch(() => undefined);
    if (!found) return;
    for (const [key, value] of found.stored) this.#saw('storage', storedWord + key, `${key} ${value}`);
    this.#saw('storage', page.url(), found.rest);
  }
}

/** What never comes to its end, such as a reply to a page that was closed, is not waited for. */
const inTime = (work: Promise<unknown>) =>
  Promise.race([work, new Promise((resolve) => setTimeout(resolve, 1000).unref())]);

/** An address without its percent signs, which would hide where a number begins. */
function plain(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

const inputOf = (request: Request): unknown => parsed(request.postData() ?? '');

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** For the message of a failed search. */
export const leakLines = (leaks: readonly Leak[]): string =>
  leaks.map(({ what, trace: { place, from } }) => `${what} in ${place} ${from.slice(0, 200)}`).join('\n');
