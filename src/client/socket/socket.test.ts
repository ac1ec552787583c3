/** The socket of the browser: delays, pings, what it says and hears, and what it does when its session has ended. */
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { limits } from '../../rules/limits.ts';
import { messages, removeMessage } from '../first/messages.ts';
import { type CurrentUser, currentSession, setSession } from '../first/session-store.ts';
import { setTransport } from '../first/transport.ts';
import { onChanges } from '../query/changes.ts';
import { maintenance } from '../session/maintenance.ts';
import { connectSocket, disconnectSocket } from './socket.ts';

class FakeSocket extends EventTarget {
  readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readonly sent: { action: string; data: Record<string, unknown> }[] = [];
  closedWith: [number | undefined, string | undefined] | undefined;
  readyState = 0;
  readonly address: string;
  readonly protocol: string;

  constructor(address: string, protocol: string) {
    super();
    this.address = address;
    this.protocol = protocol;
    FakeSocket.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close(code?: number, reason?: string) {
    this.closedWith = [code, reason];
  }
  opens() {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }
  hears(action: unknown, data: unknown = {}) {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify({ action, data }) }));
  }
  ends(code = 1006) {
    this.readyState = 3;
    this.dispatchEvent(Object.assign(new Event('close'), { code }));
  }
}

const last = () => FakeSocket.all.at(-1) as FakeSocket;
const actions = (socket: FakeSocket) => socket.sent.map(({ action }) => action);
const user = (more: object = {}) =>
  ({
    SessionId: 's1',
    UserAccountId: 7,
    UserAuthenticationMethods: [],
    Capability: [{ ObjectType: 'LOGIN', Execute: true }],
    ...more,
  }) as unknown as CurrentUser;
const reload = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  setTransport(async () => user());
  vi.stubGlobal('location', { href: 'https://portal.example/v/#/accounts', reload });
  setSession(user());
  connectSocket();
});
afterEach(() => {
  disconnectSocket();
  setSession(undefined);
  reload.mockClear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('goes to the same host, wss on https, with the protocol webclient (WS-01, WS-03, WS-04)', () => {
  expect([last().address, last().protocol]).toEqual(['wss://portal.example/ws/', 'webclient']);
});

test('goes to the root unless another path is set, by ws on http (WS-01, WS-02)', () => {
  const addressAt = (href: string) => {
    disconnectSocket();
    vi.stubGlobal('location', { href, reload });
    connectSocket();
    return last().address;
  };
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv('DEV', false);
  expect(addressAt('http://portal.example:8080/v/#/accounts')).toBe('ws://portal.example:8080/');
  vi.stubEnv('VITE_WEBSOCKET_PATH', '/live/');
  expect(addressAt('https://portal.example/v/')).toBe('wss://portal.example/live/');
});

test('says nothing of nobody, and who has signed in on the open socket at once (WS-11)', () => {
  setSession(undefined);
  last().opens();
  expect(last().sent).toEqual([]);
  setSession(user());
  setSession(user({ Username: 'renamed' }));
  setSession(user({ SessionId: 's2' }));
  const auth = (sessionId: string) => ({ action: 'auth', data: { sessionId, userId: 7 } });
  expect(last().sent).toEqual([auth('s1'), auth('s2')]);
  expect(FakeSocket.all).toHaveLength(1);
});

test('says who is signed in when it opens, and again when it is asked (WS-10, WS-20)', () => {
  last().opens();
  last().hears('reauth');
  const auth = { action: 'auth', data: { sessionId: 's1', userId: 7 } };
  expect(last().sent).toEqual([auth, auth]);
});

test('opens again after 5 s, then after twice as long each time, at most 10 minutes; 5 s again once it was open (WS-05 to WS-09, WS-17, WS-39, CONST-15 to CONST-17)', () => {
  for (const delay of [5, 10, 20, 40, 80, 160, 320, 600, 600]) {
    const count = FakeSocket.all.length;
    last().ends();
    vi.advanceTimersByTime(delay * 1000 - 1);
    expect(FakeSocket.all.length).toBe(count);
    vi.advanceTimersByTime(1);
    expect(FakeSocket.all.length).toBe(count + 1);
  }
  last().opens();
  const count = FakeSocket.all.length;
  last().ends();
  vi.advanceTimersByTime(5000);
  expect(FakeSocket.all.length).toBe(count + 1);
});

test('pings 5 minutes after the last pong, and gives a silent line up after 60 s with 4001 (WS-12 to WS-16, WS-19, CONST-18, CONST-19)', () => {
  last().opens();
  vi.advanceTimersByTime(5 * 60_000 - 1);
  expect(actions(last())).toEqual(['auth']);
  vi.advanceTimersByTime(1);
  expect(actions(last())).toEqual(['auth', 'ping']);
  expect(last().sent.at(-1)?.data['echo']).toMatch(/./);
  vi.advanceTimersByTime(30_000);
  last().hears('pong', { echo: last().sent.at(-1)?.data['echo'] });
  vi.advanceTimersByTime(5 * 60_000 - 1);
  expect(actions(last())).toEqual(['auth', 'ping']);
  vi.advanceTimersByTime(1);
  expect(actions(last())).toEqual(['auth', 'ping', 'ping']);
  const silent = last();
  vi.advanceTimersByTime(59_999);
  expect(silent.closedWith).toBeUndefined();
  vi.advanceTimersByTime(1);
  expect(silent.closedWith).toEqual([4001, 'No pong.']);
  vi.advanceTimersByTime(5000);
  expect(last()).not.toBe(silent);
});

test('answers a ping with its echo; ignores what is no message (WS-18, WS-26 to WS-31)', () => {
  last().opens();
  last().hears('ping', { echo: 'abc' });
  last().hears('ping', { echo: '' });
  last().hears('ping', { echo: 7 });
  last().hears('ping', null);
  last().hears('ping', ['echo']);
  last().hears(7, {});
  last().hears('never heard of');
  last().dispatchEvent(new MessageEvent('message', { data: 'no json' }));
  expect(last().sent.slice(1)).toEqual([{ action: 'pong', data: { echo: 'abc' } }]);
});

test('shows a message, which the next one replaces and a blank one takes away (WS-24, WS-32)', () => {
  last().opens();
  last().hears('message', { text: 'First' });
  last().hears('message', { text: 'Second' });
  expect(messages.get()).toMatchObject([{ type: 'info', text: 'Second' }]);
  last().hears('message', { text: '' });
  expect(messages.get()).toEqual([]);
});

test('shows a broadcast message as urgent as it is, and not again what somebody has closed when the line begins anew', () => {
  last().opens();
  last().hears('message', { text: 'Closed', id: 7, kind: 'warning' });
  expect(messages.get()).toMatchObject([{ type: 'warning', text: 'Closed', name: 'from-the-server' }]);
  removeMessage('from-the-server');
  last().hears('message', { text: 'Closed', id: 7, kind: 'warning' });
  expect(messages.get()).toEqual([]);
  last().hears('message', { text: 'Open', id: 8, kind: 'unheard of' });
  expect(messages.get()).toMatchObject([{ type: 'info', text: 'Open' }]);
  last().hears('message', { text: ' ' });
  expect(messages.get()).toEqual([]);
});

test('tells this tab what others have changed, and nothing that is no list of tags', () => {
  const heard = vi.fn();
  const stop = onChanges(heard);
  last().hears('changed', { tags: ['Account', 'Role'] });
  last().hears('changed', { tags: 'Account' });
  last().hears('changed', { tags: [7] });
  last().hears('changed');
  expect(heard.mock.calls).toEqual([[['Account', 'Role'], 'server']]);
  stop();
});

test('follows changed rights without a reload; without LOGIN Execute the page is loaded anew (WS-21 to WS-23)', async () => {
  const answer = vi.fn(async () =>
    user({
      Capability: [
        { ObjectType: 'LOGIN', Execute: true },
        { ObjectType: 'ACCOUNT', Read: true },
      ],
    }),
  );
  setTransport(answer);
  last().hears('updatecapabs');
  await vi.waitFor(() => expect(currentSession()?.Capability).toHaveLength(2));
  expect(reload).not.toHaveBeenCalled();
  answer.mockResolvedValue(user({ Capability: [] }));
  last().hears('updatecapabs');
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

test('asks for the rights once it is back, for nobody could tell what changed in between', async () => {
  const answer = vi.fn(async () => user({ Capability: [{ ObjectType: 'LOGIN', Execute: true, Read: true }] }));
  setTransport(answer);
  last().opens();
  last().ends();
  vi.advanceTimersByTime(limits.socketAgain);
  expect(answer).not.toHaveBeenCalled();
  last().opens();
  await vi.waitFor(() => expect(currentSession()?.Capability[0]).toHaveProperty('Read'));
  expect(answer).toHaveBeenCalledOnce();
});

test('when its session has ended, asks who is signed in; with another session of the same user it opens again at once', async () => {
  setTransport(async () => user({ SessionId: 's2' }));
  const before = last();
  before.opens();
  before.ends(4401);
  await vi.waitFor(() => expect(last()).not.toBe(before));
  last().opens();
  expect(last().sent).toEqual([{ action: 'auth', data: { sessionId: 's2', userId: 7 } }]);
  expect(reload).not.toHaveBeenCalled();
});

test('loads the page anew when somebody else is signed in by now', async () => {
  setTransport(async () => user({ SessionId: 's2', UserAccountId: 8 }));
  last().ends(4401);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(currentSession()?.UserAccountId).toBe(7);
});

test('comes back after a clean end too: a server that stops is not the end of it (WS-38)', () => {
  last().opens();
  const before = last();
  before.ends(1000);
  vi.advanceTimersByTime(5000);
  expect(last()).not.toBe(before);
});

test('what is told of a maintenance is known, and known no more when it is over (WS-25, MAINT-12)', () => {
  last().hears('maintenance', { mode: 90, text: 'A larger house' });
  expect(maintenance.get()).toEqual({ start: Date.now() + 90_000, text: 'A larger house' });
  last().hears('maintenance', { mode: true });
  expect(maintenance.get()).toEqual({ text: '' });
  for (const mode of ['false', null, Number.NaN, undefined]) last().hears('maintenance', { mode });
  expect(maintenance.get()).toEqual({ text: '' });
  last().hears('maintenance', { mode: false });
  expect(maintenance.get()).toBeUndefined();
});

test('says goodbye at sign-out and stays away (WS-29)', () => {
  last().opens();
  const left = last();
  disconnectSocket();
  left.ends(1000);
  vi.advanceTimersByTime(limits.socketAgainMost);
  expect(actions(left)).toEqual(['auth', 'deauth']);
  expect(last()).toBe(left);
});
