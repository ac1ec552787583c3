/** The channel between host and portal: whom it hears, what it tells, where a host may lead. */
import { expect, it, vi } from 'vitest';
import { HostChannel } from './host-channel.ts';

const host = 'https://host.example';

function opened({ isSignIn = false, withApp = true } = {}) {
  const told: { readonly type: string; readonly to: string }[] = [];
  const parent = {
    postMessage: (data: { readonly type: string }, to: string) => void told.push({ ...data, to }),
  } as never;
  const channel = new HostChannel({
    parent,
    origins: [host, 'https://other.example'],
    isSignIn: () => isSignIn,
    title: () => 'Accounts',
    height: () => 700,
  });
  const open = vi.fn((address: string) => address === '/accounts');
  if (withApp) channel.connect({ open, address: () => '/accounts?find=x' });
  const hear = (data: unknown, origin = host, source: unknown = parent) =>
    channel.heard({ data, origin, source: source as never });
  told.splice(0, 2);
  return { channel, told, open, hear };
}

it('says to allowed origins alone that it is there, before anybody has said hello', () => {
  const postMessage = vi.fn();
  const page = { isSignIn: () => true, title: () => '', height: () => 0 };
  new HostChannel({ ...page, parent: { postMessage }, origins: [host] });
  expect(postMessage.mock.calls).toEqual([[{ type: 'portolan:loaded', version: 1 }, host]]);
});

it('answers hello with its version and where it is, and tells what changes', () => {
  const { channel, told, hear } = opened();
  channel.tellHeight();
  expect(told).toEqual([]);
  hear({ type: 'portolan:hello' });
  channel.tellHeight();
  channel.tellSignedOut();
  channel.tellPlace();
  const place = { address: '/accounts?find=x', title: 'Accounts' };
  expect(told).toEqual([
    { type: 'portolan:ready', version: 1, ...place, height: 700, to: host },
    { type: 'portolan:height', height: 700, to: host },
    { type: 'portolan:signed-out', to: host },
  ]);
});

it('says no more of the sign-in page than that it is one', () => {
  const { told, hear } = opened({ isSignIn: true, withApp: false });
  hear({ type: 'portolan:hello' });
  hear({ type: 'portolan:navigate', address: '/accounts' });
  expect(told).toMatchObject([
    { type: 'portolan:ready', address: '/login' },
    { type: 'portolan:refused', address: '/accounts' },
  ]);
});

it.each([
  ['another origin', { type: 'portolan:hello' }, 'https://foreign.example', undefined],
  ['an origin that looks like it', { type: 'portolan:hello' }, 'https://host.example.foreign.example', undefined],
  ['another window of the host', { type: 'portolan:hello' }, host, {}],
  ['no window', { type: 'portolan:hello' }, host, null],
])('does not listen to %s', (_who, data, origin, source) => {
  const { told, hear, open } = opened();
  if (source === undefined) hear(data, origin);
  else hear(data, origin, source);
  hear({ type: 'portolan:navigate', address: '/accounts' }, origin);
  expect([told, open.mock.calls]).toEqual([[], []]);
});

it.each([null, 'portolan:hello', 7, [], {}, { type: 'hello' }, { type: { portolan: 1 } }])(
  'leaves %o alone',
  (data) => {
    const { told, hear } = opened();
    hear(data);
    expect(told).toEqual([]);
  },
);

it('is led only after hello, by the origin that said it, and refuses what is no address of its own', () => {
  const { told, hear, open } = opened();
  hear({ type: 'portolan:navigate', address: '/accounts' });
  expect(open).not.toHaveBeenCalled();
  hear({ type: 'portolan:hello' });
  hear({ type: 'portolan:navigate', address: '/accounts' }, 'https://other.example');
  expect(open).not.toHaveBeenCalled();
  hear({ type: 'portolan:navigate', address: '/accounts' });
  hear({ type: 'portolan:navigate', address: '/elsewhere' });
  hear({ type: 'portolan:navigate', address: { toString: () => '/accounts' } });
  expect(open.mock.calls).toEqual([['/accounts'], ['/elsewhere']]);
  expect(told.map(({ type }) => type)).toEqual(['portolan:ready', 'portolan:refused', 'portolan:refused']);
});

it('leaves to the host the links that the host has named, and no others', () => {
  const { channel, told, hear } = opened();
  expect(channel.take('/Marketplace/Explore/n:x')).toBe(false);
  hear({ type: 'portolan:hello', takes: ['/marketplace/', '/Reports', '/', '//x', 7, ''] });
  expect(channel.take('/Marketplace/Explore/n:x')).toBe(true);
  expect(channel.take('/reports?year=2026')).toBe(true);
  expect(channel.take('/reporting')).toBe(false);
  expect(channel.take('/accounts')).toBe(false);
  expect(told.slice(1)).toEqual([
    { type: 'portolan:open', address: '/Marketplace/Explore/n:x', to: host },
    { type: 'portolan:open', address: '/reports?year=2026', to: host },
  ]);
});
