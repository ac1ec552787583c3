/** The hub of the browser over the client of its maker: what it asks, how long it waits, when it tries again and when no more. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

interface Asked {
  readonly at: number;
  readonly method: string;
  readonly url: string;
  readonly timeout: number | undefined;
}

/** The network of a test: every request, every socket, and what a negotiation is answered. */
const net = vi.hoisted(() => ({
  asked: [] as Asked[],
  begun: 0,
  sockets: [] as { url: string; sent: { at: number; text: string }[]; hears(text: string): void; ends(): void }[],
  negotiated: (): object => {
    throw new Error('Nobody is there');
  },
}));

vi.mock('@microsoft/signalr', async (original) => {
  const library = await original<typeof import('@microsoft/signalr')>();
  class Network extends library.HttpClient {
    override async send({ method = '', url = '', timeout }: import('@microsoft/signalr').HttpRequest) {
      net.asked.push({ at: Date.now(), method, url, timeout });
      if (method === 'DELETE') return new library.HttpResponse(202, '', '');
      if (method === 'POST') return new library.HttpResponse(200, '', JSON.stringify(net.negotiated()));
      const polls = net.asked.filter((each) => each.method === 'GET').length;
      // The first poll says that the transport is there; the next one waits.
      return polls === 1 ? new library.HttpResponse(200, '', '') : new Promise<never>(() => {});
    }
  }
  class Socket {
    onopen?: () => void;
    onmessage?: (event: { data: string }) => void;
    onclose?: (event: { code: number }) => void;
    readonly readyState = 1;
    readonly url: string;
    readonly sent: { at: number; text: string }[] = [];
    constructor(url: string) {
      this.url = url;
      net.sockets.push(this);
      queueMicrotask(() => this.onopen?.());
    }
    send(text: string) {
      this.sent.push({ at: Date.now() - net.begun, text });
      if (text.includes('"protocol"')) queueMicrotask(() => this.hears('{}'));
    }
    hears(text: string) {
      this.onmessage?.({ data: `${text}\x1e` });
    }
    ends() {
      this.onclose?.({ code: 1006 });
    }
    close() {
      this.ends();
    }
  }
  Object.assign(Socket, { OPEN: 1 });
  return {
    ...library,
    HubConnectionBuilder: class extends library.HubConnectionBuilder {
      override withUrl(path: string) {
        const options = {
          httpClient: new Network(),
          WebSocket: Socket,
        } as import('@microsoft/signalr').IHttpConnectionOptions;
        return super.withUrl(`https://portal.example${path}`, options);
      }
    },
  };
});

const over = (...transports: readonly string[]) => ({
  negotiateVersion: 1,
  connectionId: 'a',
  connectionToken: 'b',
  availableTransports: transports.map((transport) => ({ transport, transferFormats: ['Text'] })),
});
const negotiations = () => net.asked.filter(({ url }) => url.includes('/negotiate'));
const last = () => {
  const socket = net.sockets.at(-1);
  if (!socket) throw new Error('No socket was opened');
  return socket;
};

/** A page on which somebody is signed in, its modules anew as after a load. */
async function openPage() {
  vi.resetModules();
  const { setSession } = await import('../first/session-store.ts');
  const { onChanges } = await import('../query/changes.ts');
  vi.doMock('../first/branding.ts', () => ({ branding: () => ({ pod_id: 'pp 2' }) }));
  const { listenToHub } = await import('./hub.ts');
  const signIn = (SessionId?: string) => setSession(SessionId === undefined ? undefined : ({ SessionId } as never));
  net.begun = Date.now();
  signIn('s1');
  listenToHub();
  await vi.advanceTimersByTimeAsync(0);
  return { signIn, onChanges };
}
const warned = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(warned);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  warned.mockClear();
  net.asked.length = 0;
  net.sockets.length = 0;
});

it('negotiates at the address of its pod first, then speaks over a web socket (HUB-06, HUB-07, HUB-11)', async () => {
  net.negotiated = () => over('WebSockets', 'ServerSentEvents', 'LongPolling');
  const { onChanges } = await openPage();
  expect(negotiations().map(({ method, url }) => [method, url])).toEqual([
    ['POST', 'https://portal.example/signalr/api/negotiate?InstanceId=pp+2&negotiateVersion=1'],
  ]);
  expect(last().url).toBe('wss://portal.example/signalr/api?InstanceId=pp%202&id=b');
  const heard = vi.fn();
  onChanges(heard);
  const message = { Event: 'DP_UpdateComplete', MarketplaceId: 1, TimeStamp: '2026-03-01T12:00:00Z' };
  last().hears(JSON.stringify({ type: 1, target: 'onServerMessage', arguments: [message] }));
  await vi.advanceTimersByTimeAsync(0);
  expect(heard.mock.calls).toEqual([[['Pricelist'], 'server']]);
});

it('pings after 15 s, and gives a server that says nothing up after 30 s (HUB-17, HUB-18, CONST-25, CONST-26)', async () => {
  net.negotiated = () => over('WebSockets');
  await openPage();
  const silent = last();
  await vi.advanceTimersByTimeAsync(1000);
  silent.hears('{"type":6}');
  await vi.advanceTimersByTimeAsync(29_999);
  expect(net.sockets).toHaveLength(1);
  // It begins with one, and the next follows that.
  expect(silent.sent.filter(({ text }) => text.includes('"type":6')).map(({ at }) => at)).toEqual([0, 15_000]);
  await vi.advanceTimersByTimeAsync(100);
  expect(net.sockets).toHaveLength(2);
});

it('looks for a lost hub at once, after 2, 10 and 30 s, and then no more until the page is loaded (HUB-19, HUB-20, HUB-28, CONST-27)', async () => {
  net.negotiated = () => over('WebSockets');
  const { signIn } = await openPage();
  net.negotiated = () => {
    throw new Error('Nobody is there');
  };
  const lost = Date.now();
  last().ends();
  await vi.advanceTimersByTimeAsync(600_000);
  const again = negotiations().slice(1);
  expect(again.map(({ at }) => at - lost)).toEqual([0, 2000, 12_000, 42_000]);
  expect(warned).toHaveBeenCalledOnce();
  signIn('s1');
  await vi.advanceTimersByTimeAsync(600_000);
  expect(negotiations()).toHaveLength(5);
});

it('a first connection is tried as often', async () => {
  net.negotiated = () => {
    throw new Error('Nobody is there');
  };
  await openPage();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(negotiations().map(({ at }) => at - net.begun)).toEqual([0, 0, 2000, 12_000, 42_000]);
  expect(warned).toHaveBeenCalledOnce();
});

it('stops with the session, without a word, and begins with the next one (HUB-28)', async () => {
  net.negotiated = () => over('WebSockets');
  const { signIn } = await openPage();
  signIn();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([net.sockets.length, warned.mock.calls.length]).toEqual([1, 0]);
  signIn('s2');
  await vi.advanceTimersByTimeAsync(0);
  expect(net.sockets).toHaveLength(2);
});

it('follows 100 redirections of a negotiation and no more (HUB-22, CONST-29)', async () => {
  net.negotiated = () => ({ url: 'https://portal.example/signalr/elsewhere' });
  await openPage();
  await vi.advanceTimersByTimeAsync(600_000);
  // It is tried five times.
  expect(negotiations()).toHaveLength(500);
  expect(warned.mock.calls[0]?.[1]).toMatchObject({ message: expect.stringContaining('redirection limit') });
});

it('waits 100 s for an answer, and as long for a poll (HUB-23, HUB-24, CONST-30, CONST-31)', async () => {
  net.negotiated = () => over('LongPolling');
  await openPage();
  const [negotiation, ...polls] = net.asked;
  expect(negotiation?.timeout).toBe(100_000);
  expect(polls.filter(({ method }) => method === 'GET').map(({ timeout }) => timeout)).toContain(100_000);
  expect(polls.every(({ timeout }) => timeout === undefined || timeout === 100_000)).toBe(true);
});
