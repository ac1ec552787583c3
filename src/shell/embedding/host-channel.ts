/** What a host application and the portal in its frame say to each other: the README beside it is its documentation. */

export const protocolVersion = 1;

/** The portal behind the channel, as soon as its first screen stands. */
export interface EmbeddedApp {
  /** Goes there; false where no screen of the portal has the address, or not for everybody's eyes. */
  readonly open: (address: string) => boolean;
  /** Where the person is; undefined on screens whose address may hold a secret. */
  readonly address: () => string | undefined;
}

export interface ChannelPage {
  /** The window that embeds this one. */
  readonly parent: Pick<Window, 'postMessage'>;
  readonly origins: readonly string[];
  /** Nobody is signed in, and the page asks for it. */
  readonly isSignIn: () => boolean;
  readonly title: () => string;
  /** In pixels, as high as everything on the page. */
  readonly height: () => number;
}

type Told = Pick<MessageEvent, 'source' | 'origin' | 'data'>;

const prefix = 'portolan:';
const mostTaken = 50;
const signIn = '/login';

export class HostChannel {
  readonly #page: ChannelPage;
  #app: EmbeddedApp | undefined;
  /** Of the host that has said hello. */
  #origin: string | undefined;
  #takes: readonly string[] = [];
  #last = '';

  constructor(page: ChannelPage) {
    this.#page = page;
    // A browser hands it over only to a window of that origin: whoever else stands around learns nothing.
    for (const origin of page.origins)
      page.parent.postMessage({ type: `${prefix}loaded`, version: protocolVersion }, origin);
  }

  connect(app: EmbeddedApp): void {
    this.#app = app;
    this.tellPlace();
  }

  /** A message of whoever it is; only those of the allowed host are looked at, and answered. */
  heard({ source, origin, data }: Told): void {
    if (source !== this.#page.parent || !this.#page.origins.includes(origin)) return;
    if (typeof data !== 'object' || data === null) return;
    const { type, takes, address } = data as Readonly<Record<string, unknown>>;
    if (type === `${prefix}hello`) {
      this.#origin = origin;
      this.#takes = placesIn(takes);
      this.#tell('ready', { version: protocolVersion, ...this.#place(), height: this.#page.height() });
    } else if (type === `${prefix}navigate` && this.#origin === origin) {
      const isOpened = typeof address === 'string' && this.#app?.open(address) === true;
      if (!isOpened) this.#tell('refused', { address: String(address).slice(0, 2000) });
    }
  }

  /** Tells the address and the title, where they are others than before. */
  tellPlace(): void {
    const place = this.#place();
    const text = JSON.stringify(place);
    if (text === this.#last) return;
    this.#last = text;
    this.#tell('address', place);
  }

  tellHeight(): void {
    this.#tell('height', { height: this.#page.height() });
  }

  tellSignedOut(): void {
    this.#tell('signed-out', {});
  }

  /** A place that the host shows itself is told to it, and not opened here. */
  take(place: string): boolean {
    const path = `${place.split('?')[0]?.toLowerCase().replace(/\/+$/, '')}/`;
    const isTaken = this.#takes.some((each) => path.startsWith(each));
    if (isTaken) this.#tell('open', { address: place });
    return isTaken;
  }

  #place() {
    const address = this.#page.isSignIn() ? signIn : this.#app?.address();
    return { ...(address === undefined ? {} : { address }), title: this.#page.title() };
  }

  #tell(type: string, values: object): void {
    if (this.#origin) this.#page.parent.postMessage({ type: `${prefix}${type}`, ...values }, this.#origin);
  }
}

/** Beginnings of addresses, '/marketplace/'; the root would be everything. */
const placesIn = (takes: unknown): readonly string[] =>
  (Array.isArray(takes) ? takes.slice(0, mostTaken) : [])
    .filter((each): each is string => typeof each === 'string' && /^\/[^/]/.test(each))
    .map((each) => `${each.toLowerCase().replace(/\/+$/, '')}/`);
