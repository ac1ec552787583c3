/** An open socket is no use of a session: it closes when its person has done nothing for too long, and stays while he works. */
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { limits } from '../../../src/rules/limits.ts';
import { startTestServer, type TestServer } from '../../database/server.ts';
import { openSocket, type TestSocket } from '../../database/socket.ts';
import { Visitor } from '../../database/visitor.ts';

let server: TestServer;
beforeAll(async () => {
  // The clock of the server, and what it does now and then; the database and the network keep their own time.
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  server = await startTestServer();
});
afterAll(async () => {
  await server.close();
  vi.useRealTimers();
});

async function connected(name: string) {
  const visitor = new Visitor(server.app);
  const { SessionId, UserAccountId } = await visitor.enter(name);
  const socket = await openSocket(server, visitor);
  socket.say('auth', { sessionId: SessionId, userId: UserAccountId });
  await answers(socket);
  return { visitor, socket, sessionId: SessionId };
}

async function answers(socket: TestSocket): Promise<void> {
  const echo = crypto.randomUUID();
  socket.say('ping', { echo });
  await expect.poll(() => socket.closed ?? socket.told.find(({ data }) => data['echo'] === echo)).toBeTruthy();
}

it('closes an idle session’s socket however often it pings, and no other', async () => {
  const [idle, working, elsewhere] = [await connected('user'), await connected('approver'), await connected('admin')];
  const { owner } = server.database;
  for (let passed = 0; passed <= limits.sessionIdle; passed += limits.socketPing) {
    for (const { socket } of [idle, working, elsewhere]) await answers(socket);
    expect(idle.socket.closed).toBeUndefined();
    await working.visitor.post('Authorization/PingPong');
    // Another server process notes its use in the database.
    const last_seen_utc = new Date(Date.now());
    await owner.updateTable('session').set({ last_seen_utc }).where('session_id', '=', elsewhere.sessionId).execute();
    vi.advanceTimersByTime(limits.socketPing);
  }
  await expect.poll(() => idle.socket.closed).toEqual({ code: 4401, reason: 'Session ended.' });
  for (const { socket } of [working, elsewhere]) await answers(socket);
  expect([working.socket.closed, elsewhere.socket.closed]).toEqual([undefined, undefined]);
});
