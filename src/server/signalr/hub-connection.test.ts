/** The clock of a connection to the hub: when it is pinged, when it is given up, and what floods it. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Session } from '../identity/session.ts';
import { HubConnection, lookEvery } from './hub-connection.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const separator = '\x1e';
const handshake = `{"protocol":"json","version":1}${separator}`;
const ping = `{"type":6}${separator}`;

function open() {
  const said: string[] = [];
  let ended = 0;
  const carrier = { unsent: 0, send: (text: string) => void said.push(text), end: () => {} };
  const connection = new HubConnection(
    { id: 'a', session: {} as Session, secret: 'b', address: '127.0.0.1' },
    carrier,
    () => {
      ended += 1;
    },
  );
  const pass = (time: number) => {
    for (let passed = 0; passed < time; passed += lookEvery) {
      vi.advanceTimersByTime(lookEvery);
      connection.look(Date.now());
    }
  };
  return { connection, carrier, said, pass, endings: () => ended };
}

it('a quiet connection is pinged within 15 s, and stays as long as it answers (HUB-18, CONST-26)', () => {
  const { connection, said, pass, endings } = open();
  connection.receive(handshake);
  for (let times = 0; times < 6; times += 1) {
    pass(15_000);
    connection.receive(ping);
  }
  expect(said).toEqual([`{}${separator}`, ...said.slice(1).map(() => ping)]);
  // A client gives its server up without a word in twice that time.
  expect(said.length - 1).toBeGreaterThanOrEqual(6);
  expect(endings()).toBe(0);
});

it('one that says nothing for 30 s is given up, and may come back (HUB-17, CONST-25)', () => {
  const { connection, said, pass, endings } = open();
  connection.receive(handshake);
  pass(30_000);
  expect(endings()).toBe(0);
  pass(lookEvery);
  expect(endings()).toBe(1);
  expect(said.at(-1)).toContain('"allowReconnect":true');
});

it('one without a handshake ends', () => {
  const { said, pass, endings } = open();
  pass(15_000 + lookEvery);
  expect(endings()).toBe(1);
  expect(said).toEqual([`{"error":"The handshake did not come in time."}${separator}`]);
});

it('one that floods ends, and does not come back by itself', () => {
  const { connection, said, endings } = open();
  connection.receive(handshake);
  connection.receive(ping.repeat(100));
  expect(endings()).toBe(1);
  expect(said.at(-1)).toMatch(/Too many frames.*"allowReconnect":false/);
});

it('one that leaves more than 100000 bytes of what it is told is let go (HUB-21, CONST-28)', () => {
  const { connection, carrier, endings } = open();
  connection.receive(handshake);
  const tell = () =>
    connection.tell({ Event: 'DP_UpdateComplete', MarketplaceId: 1, TimeStamp: new Date().toISOString() });
  carrier.unsent = 100_000;
  tell();
  expect(endings()).toBe(0);
  carrier.unsent = 100_001;
  tell();
  expect(endings()).toBe(1);
});
