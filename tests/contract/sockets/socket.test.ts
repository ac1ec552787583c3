/** Sockets: who they belong to, what they are told and what not, and that they close when their session ends (WS rows). */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import SaveAccount from '../../../manifests/operations/Account/SaveAccount.ts';
import { listenTo } from '../../../src/server/db/listen.ts';
import { roleId } from '../../../src/server/demo/world/rights/put-rights.ts';
import { writeChannels } from '../../../src/server/sockets/write-channels.ts';
import { demoPassword } from '../../database/cluster.ts';
import { startTestServer, type TestServer } from '../../database/server.ts';
import { openSocket, type TestSocket } from '../../database/socket.ts';
import { Visitor } from '../../database/visitor.ts';

let server: TestServer;
const odd: unknown[] = [];
let writes: { stop(): Promise<void> };
beforeAll(async () => {
  server = await startTestServer();
  writes = listenTo(server.database.server, writeChannels(server.app.sockets), (problem) => odd.push(problem));
});
afterAll(async () => {
  await writes.stop();
  await server.close();
});

/** A signed-in visitor with a socket that is his. */
async function connected(name: string, address?: string) {
  const visitor = new Visitor(server.app, address);
  const user = await visitor.enter(name);
  const socket = await openSocket(server, visitor);
  const auth = { sessionId: user.SessionId, userId: user.UserAccountId };
  socket.say('auth', auth);
  await answers(socket);
  return { visitor, user, socket, auth };
}

/** The server has dealt with everything that was said before. */
async function answers(socket: TestSocket): Promise<void> {
  const echo = crypto.randomUUID();
  socket.say('ping', { echo });
  await expect.poll(() => socket.closed ?? socket.told.find(({ data }) => data['echo'] === echo)).toBeTruthy();
}

const actions = ({ told }: TestSocket) =>
  told.map(({ action }) => action).filter((action) => !['pong', 'changed'].includes(action));
const tags = ({ told }: TestSocket) =>
  told.flatMap(({ action, data }) => (action === 'changed' ? (data['tags'] as string[]) : []));
const closes = (socket: TestSocket) => expect.poll(() => socket.closed?.code, { timeout: 3000 }).toBe(4401);

describe('a socket', () => {
  it('answers a ping with its echo, and ignores what is no message (WS-26 to WS-31)', async () => {
    const { socket } = await connected('admin');
    socket.say('ping', { echo: 'hello' });
    socket.say('ping', { echo: '' });
    socket.say('ping', {});
    for (const text of [
      'no json',
      '{"action":7,"data":{}}',
      '{"action":"ping","data":null}',
      '[]',
      '{"action":"ping","data":[]}',
    ])
      socket.raw(text);
    socket.say('unheard of');
    await answers(socket);
    expect(socket.told.filter(({ data }) => data['echo'] === 'hello')).toHaveLength(1);
    expect(actions(socket)).toEqual([]);
    expect(socket.closed).toBeUndefined();
  });

  it('is refused to pages of other sites', async () => {
    const visitor = new Visitor(server.app);
    await visitor.enter('admin');
    await expect(openSocket(server, visitor, { origin: 'https://evil.example' })).rejects.toThrow('403');
    await expect(openSocket(server, visitor, { 'sec-fetch-site': 'cross-site' })).rejects.toThrow('403');
  });

  it('is asked again who it is while it names another session or user, and closed in the end (WS-20, WS-33, WS-37)', async () => {
    const { socket, auth } = await connected('admin');
    socket.say('auth', { ...auth, userId: auth.userId + 1 });
    socket.say('auth', { ...auth, sessionId: crypto.randomUUID() });
    await answers(socket);
    expect(actions(socket)).toEqual(['reauth', 'reauth']);
    for (let times = 0; times < 2; times += 1) socket.say('auth', {});
    await expect.poll(() => socket.closed?.code).toBe(4401);
  });

  it('without a session, or with a made-up one, belongs to nobody', async () => {
    const nobody = await openSocket(server, undefined);
    nobody.say('auth', { sessionId: crypto.randomUUID(), userId: 1 });
    await expect.poll(() => nobody.closed?.code).toBe(4401);
  });

  it('is closed when it talks too much, and when one address opens too many that are nobody’s', async () => {
    const { socket } = await connected('admin');
    for (let times = 0; times < 60; times += 1) socket.say('ping', { echo: 'x' });
    await expect.poll(() => socket.closed?.code).toBe(4429);
    const many = await Promise.all(Array.from({ length: 25 }, () => openSocket(server, undefined)));
    await expect.poll(() => many.filter(({ closed }) => closed?.code === 4429).length).toBeGreaterThan(0);
    for (const one of many) one.drop();
  });

  it('ends with deauth', async () => {
    const { socket } = await connected('admin');
    socket.say('deauth');
    await expect.poll(() => socket.closed?.code).toBe(1000);
  });
});

describe('rights', () => {
  it('that change are told to every socket of the user, and to no other (WS-21, WS-34)', async () => {
    const { socket, user } = await connected('approver');
    const other = await connected('admin');
    const { owner } = server.database;
    const extra = { user_account_id: user.UserAccountId, role_id: roleId('Company administrator') };
    await owner.insertInto('user_role').values(extra).execute();
    await expect.poll(() => actions(socket)).toContain('updatecapabs');
    await owner
      .deleteFrom('user_role')
      .where('role_id', '=', extra.role_id)
      .where('user_account_id', '=', extra.user_account_id)
      .execute();
    await expect.poll(() => actions(socket).length).toBeGreaterThan(1);
    await answers(other.socket);
    expect(actions(other.socket)).toEqual([]);
  });

  it('that stay as they are are not told', async () => {
    const { socket, user } = await connected('approver');
    server.service.sessions.forget(`user:${user.UserAccountId}`);
    await answers(socket);
    expect(actions(socket)).toEqual([]);
  });
});

describe('writes of others', () => {
  it('are told by their tags alone, to those in whose branch they happened, and not to who wrote', async () => {
    const [admin, foreign] = [await connected('admin'), await connected('user')];
    const [reseller, elsewhere] = [await connected('reseller'), await connected('reseller')];
    const { CompanyAccount } = admin.user;
    await reseller.visitor.call(SaveAccount, {
      accountId: CompanyAccount.AccountId,
      values: { City: 'Linz' },
    } as never);
    for (const { socket } of [admin, elsewhere])
      await expect.poll(() => tags(socket)).toEqual(expect.arrayContaining(['Account', 'AuditEntry']));
    for (const { socket } of [foreign, reseller]) await answers(socket);
    expect(tags(foreign.socket)).not.toContain('Account');
    expect(tags(reseller.socket)).not.toContain('Account');
    const said = admin.socket.told.filter(({ action }) => action === 'changed');
    expect(said.every(({ data }) => Object.keys(data).join() === 'tags')).toBe(true);
  });

  it('are told after notices that somebody made up, which are passed over and noted', async () => {
    const [{ socket, user }, { visitor }] = [await connected('admin'), await connected('admin')];
    const before = odd.length;
    const made = [
      { changes: ['A'], paths: [7], session: null },
      { changes: [7], paths: [], session: null },
      { changes: [{ tag: 'A', to: 'all' }], paths: [], session: null },
      { changes: ['A'], paths: ['/1/'], session: 7 },
    ];
    const payloads = ['', 'no json', '7', 'null', '[]', '{}', ...made.map((notice) => JSON.stringify(notice))];
    for (const payload of payloads)
      await sql`select pg_notify('portolan_written', ${payload})`.execute(server.database.owner);
    await visitor.call(SaveAccount, { accountId: user.UserAccountId, values: { Firstname: 'Ada' } } as never);
    await expect.poll(() => tags(socket)).toContain('Account');
    expect(odd.slice(before).map((problem) => (problem as Error).message)).toEqual(
      Array.from({ length: payloads.length }, () => expect.stringMatching(/portolan_written is not of its form/)),
    );
  });

  it('and messages reach only sockets that belong to somebody (WS-24)', async () => {
    const [{ socket }, nobody] = [await connected('admin'), await openSocket(server, undefined)];
    await sql`select pg_notify('portolan_message', 'The portal rests at 22:00 UTC.')`.execute(server.database.owner);
    await expect.poll(() => socket.told.at(-1)?.data).toEqual({ text: 'The portal rests at 22:00 UTC.' });
    await answers(nobody);
    expect(actions(nobody)).toEqual([]);
    nobody.drop();
  });
});

describe('a socket closes by itself, after', () => {
  it('the sign-out', async () => {
    const { visitor, socket } = await connected('user');
    await visitor.post('Authorization/Logout');
    await closes(socket);
  });

  it('the end of the session from elsewhere', async () => {
    const { socket } = await connected('user');
    const elsewhere = await connected('user');
    await elsewhere.visitor.post('Authorization/EndOtherSessions');
    await closes(socket);
    expect(elsewhere.socket.closed).toBeUndefined();
  });

  it('a change of the password', async () => {
    const { visitor, socket } = await connected('user');
    const { owner } = server.database;
    const kept = await owner
      .selectFrom('credential')
      .selectAll()
      .where('username', '=', 'user')
      .executeTakeFirstOrThrow();
    const changed = await visitor.post('SelfCare/ChangeMyPassword', {
      currentPassword: demoPassword,
      newPassword: 'quite-Another-Thing-77!',
    });
    expect(changed.status).toBe(200);
    await closes(socket);
    await owner
      .updateTable('credential')
      .set({ password_hash: kept.password_hash })
      .where('username', '=', 'user')
      .execute();
  });

  it('the user’s being switched off', async () => {
    const { socket, user } = await connected('user');
    const { owner } = server.database;
    const set = (status: string) =>
      sql`update account_value set "values" = "values" || ${JSON.stringify({ Status: status })}::jsonb
        where account_id = ${user.UserAccountId}`.execute(owner);
    await set('Disabled');
    await closes(socket);
    await set('Active');
  });

  it('a list of addresses that leaves its own out', async () => {
    const { socket, user } = await connected('user', '10.9.8.7');
    const { owner } = server.database;
    const account_id = user.CompanyAccount.AccountId;
    await owner
      .insertInto('ip_restriction')
      .values({ account_id, allow_list: '192.0.2.0/24', deny_list: '' } as never)
      .execute();
    await closes(socket);
    await owner.deleteFrom('ip_restriction').where('account_id', '=', account_id).execute();
  });
});
