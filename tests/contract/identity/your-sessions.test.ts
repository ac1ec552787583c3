/** The user's own sessions: listed, ended one by one or all others, and ended by whatever takes access away. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import EndOtherSessions from '../../../manifests/operations/Authorization/EndOtherSessions.ts';
import EndSession from '../../../manifests/operations/Authorization/EndSession.ts';
import GetMySessions from '../../../manifests/operations/Authorization/GetMySessions.ts';
import { startTestServer, type TestServer } from '../../database/server.ts';
import { Visitor } from '../../database/visitor.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => server.database.owner.updateTable('session').set({ ended_utc: new Date() }).execute());

const enter = async (username: string, address?: string) => {
  const visitor = new Visitor(server.app, address);
  return { visitor, user: await visitor.enter(username) };
};
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

describe('the list', () => {
  it('names device and address, marks the present one, and holds no secret and nobody else’s', async () => {
    const { visitor, user } = await enter('user', '203.0.113.9');
    const other = new Visitor(server.app, '2001:db8::7');
    const password = { userName: 'user', password: (await import('../../database/cluster.ts')).demoPassword };
    await other.post('Authorization/Authenticate', password, { 'user-agent': firefox });
    await enter('admin');
    const sessions = await visitor.call(GetMySessions, {});
    expect(sessions.map(({ Address, Device, IsCurrent }) => [Address, Device, IsCurrent])).toEqual(
      expect.arrayContaining([
        ['203.0.113.9', expect.anything(), true],
        ['2001:db8::7', 'Firefox on Windows', false],
      ]),
    );
    expect(sessions).toHaveLength(2);
    const inGerman = await visitor.post(GetMySessions.operation, {}, { 'accept-language': 'de' });
    expect(JSON.stringify(inGerman)).toContain('Firefox auf Windows');
    expect(sessions.find(({ IsCurrent }) => IsCurrent)?.SessionId).toBe(user.SessionId);
    expect(JSON.stringify(sessions)).not.toContain(visitor.secret);
  });

  it('forgets a session that has been idle too long', async () => {
    const { visitor } = await enter('user');
    const { user } = await enter('user');
    await server.database.owner
      .updateTable('session')
      .set({ last_seen_utc: new Date(Date.now() - 31 * 60_000) })
      .where('session_id', '=', user.SessionId)
      .execute();
    expect(await visitor.call(GetMySessions, {})).toHaveLength(1);
  });
});

describe('ending', () => {
  it('one of the own, and none of somebody else', async () => {
    const { visitor } = await enter('user');
    const other = await enter('user');
    const foreign = await enter('admin');
    await visitor.call(EndSession, { sessionId: other.user.SessionId });
    await expect.poll(() => other.visitor.isIn()).toBe(false);
    const refused = await visitor.post(EndSession.operation, { sessionId: foreign.user.SessionId });
    expect(refused.status).toBe(404);
    expect(await foreign.visitor.isIn()).toBe(true);
  });

  it('all others', async () => {
    const { visitor } = await enter('user');
    const others = [await enter('user'), await enter('user')];
    expect(await visitor.call(EndOtherSessions, {})).toBe(2);
    for (const other of others) await expect.poll(() => other.visitor.isIn()).toBe(false);
    expect(await visitor.isIn()).toBe(true);
  });

  it('at sign-in, of the session that the browser had before', async () => {
    const { visitor } = await enter('user');
    const before = new Visitor(server.app);
    for (const [name, value] of visitor.cookies) before.cookies.set(name, value);
    await visitor.enter('user');
    expect(visitor.secret).not.toBe(before.secret);
    await expect.poll(() => before.isIn()).toBe(false);
  });

  it('when the user is disabled, and not before he may sign in again', async () => {
    const { visitor, user } = await enter('approver');
    const setStatus = async (status: string) => {
      const values = await server.database.owner
        .selectFrom('account_value')
        .select('values')
        .where('account_id', '=', user.UserAccountId)
        .executeTakeFirstOrThrow();
      await server.database.owner
        .updateTable('account_value')
        .set({ values: JSON.stringify({ ...(values.values as object), Status: status }) as never })
        .where('account_id', '=', user.UserAccountId)
        .execute();
    };
    await setStatus('Disabled');
    await expect.poll(() => visitor.isIn()).toBe(false);
    expect((await visitor.signIn('approver')).message).toBe('The username or password does not match an account.');
    await setStatus('Active');
    await visitor.enter('approver');
  });
});

describe('a server beside this one', () => {
  it('hears of an ended session as soon', async () => {
    const { visitor, user } = await enter('user');
    const { Sessions, sessionChannels } = await import('../../../src/server/identity/session.ts');
    const { listenTo } = await import('../../../src/server/db/listen.ts');
    const there = new Sessions(server.database.pool);
    const {
      host,
      port,
      user: role,
      password,
      database,
    } = server.database.pool.options as never as Record<string, never>;
    const listener = listenTo({ host, port, user: role, password, database }, sessionChannels(there));
    const known = async () => (await there.find(visitor.secret, '127.0.0.1'))?.sessionId;
    await expect.poll(known).toBe(user.SessionId);
    await visitor.call(EndSession, { sessionId: user.SessionId });
    await expect.poll(known).toBeUndefined();
    await listener.stop();
  });
});
