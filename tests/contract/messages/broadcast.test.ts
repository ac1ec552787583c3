/** Messages of administrators to a branch: who reads them, in which language, how long they stand, and that other servers know of them. */
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import BroadcastMessage from '../../../manifests/operations/Administration/BroadcastMessage.ts';
import GetBroadcasts from '../../../manifests/operations/Administration/GetBroadcasts.ts';
import { buildApp } from '../../../src/server/app.ts';
import { listenTo } from '../../../src/server/db/listen.ts';
import { Sessions } from '../../../src/server/identity/session.ts';
import { Broadcasts } from '../../../src/server/messages/broadcasts.ts';
import { writeChannels } from '../../../src/server/sockets/write-channels.ts';
import { demoPassword } from '../../database/cluster.ts';
import { offerAlso } from '../../database/languages.ts';
import { type DemoUser, startTestServer, type TestServer } from '../../database/server.ts';
import { openSocket, type TestSocket } from '../../database/socket.ts';
import { Visitor } from '../../database/visitor.ts';

let server: TestServer;
let other: FastifyInstance;
const listening: { stop(): Promise<void> }[] = [];
const root = 1;
let company: number;

beforeAll(async () => {
  server = await startTestServer();
  const { pool } = server.database;
  other = await buildApp({ ...server.service, sessions: new Sessions(pool), broadcasts: new Broadcasts(pool) });
  await other.ready();
  for (const app of [server.app, other]) listening.push(listenTo(server.database.server, writeChannels(app.sockets)));
  company = (await (await server.as('admin')).me()).CompanyAccount.AccountId;
});
afterAll(async () => {
  for (const each of listening) await each.stop();
  await other.close();
  await server.close();
});
beforeEach(async () => {
  await server.database.owner.deleteFrom('broadcast').execute();
});

async function listener(name: DemoUser, app = server.app, language = 'en'): Promise<TestSocket> {
  const visitor = new Visitor(server.app);
  const credentials = { userName: name, password: demoPassword };
  const entered = await visitor.post('Authorization/Authenticate', credentials, { 'accept-language': language });
  const { SessionId, UserAccountId } = entered.data as { SessionId: string; UserAccountId: number };
  const socket = await openSocket({ app } as TestServer, visitor);
  socket.say('auth', { sessionId: SessionId, userId: UserAccountId });
  socket.say('ping', { echo: 'in' });
  await expect.poll(() => socket.told.some(({ action }) => action === 'pong')).toBe(true);
  return socket;
}

const textsOf = ({ told }: TestSocket) =>
  told.flatMap(({ action, data }) => (action === 'message' ? [data['text']] : []));
const broadcast = async (accountId: number, text: string, more: object = {}) =>
  (await server.as('owner')).call(BroadcastMessage, { accountId, text, ...more });

describe('a broadcast message', () => {
  it('is read in its branch and nowhere else, on every server, also by who comes later, until a blank one takes it back', async () => {
    const inside = await listener('admin');
    const elsewhere = await listener('user', other);
    const above = await listener('reseller');
    expect(await broadcast(company, ' We move house. ', { messageKind: 'warning' })).toMatchObject({
      AccountId: company,
      Text: 'We move house.',
      MessageKind: 'warning',
    });
    await expect.poll(() => textsOf(inside)).toEqual(['We move house.']);
    expect(inside.told.find(({ action }) => action === 'message')?.data).toMatchObject({ kind: 'warning' });
    await expect.poll(() => textsOf(elsewhere)).toEqual(['We move house.']);
    const later = await listener('user', other);
    await expect.poll(() => textsOf(later)).toEqual(['We move house.']);
    expect(await broadcast(company, '  ')).toBeNull();
    for (const socket of [inside, elsewhere, later])
      await expect.poll(() => textsOf(socket)).toEqual(['We move house.', '']);
    expect(textsOf(above)).toEqual([]);
  });

  it('speaks the language of its reader where somebody wrote it', async () => {
    const german = await listener('admin', server.app, 'de');
    const polish = await listener('user', server.app, 'pl');
    offerAlso(server, ['sv']);
    const swedish = await listener('approver', server.app, 'sv');
    const translations = [
      { Language: 'de', Text: 'Geschlossen' },
      { Language: 'sv', Text: 'Stängt' },
    ];
    await broadcast(company, 'Closed', { translations });
    await expect.poll(() => [german, polish, swedish].map(textsOf)).toEqual([['Geschlossen'], ['Closed'], ['Stängt']]);
  });

  it('of the latest wins where several stand; what is left shows again when it is taken back', async () => {
    const socket = await listener('admin');
    await broadcast(root, 'To all');
    await expect.poll(() => textsOf(socket)).toEqual(['To all']);
    await broadcast(company, 'To one');
    await expect.poll(() => textsOf(socket).at(-1)).toBe('To one');
    await broadcast(company, 'To one again');
    await expect.poll(() => textsOf(socket).at(-1)).toBe('To one again');
    await broadcast(company, '');
    await expect.poll(() => textsOf(socket).at(-1)).toBe('To all');
    expect((await (await server.as('owner')).call(GetBroadcasts, {})).map(({ Text }) => Text)).toEqual(['To all']);
  });

  it('survives the server: one that starts later knows it', async () => {
    await broadcast(company, 'Still here');
    const later = new Broadcasts(server.database.pool);
    await later.load();
    const user = await (await server.as('admin')).me();
    expect(later.of({ user } as never)).toMatchObject({ text: 'Still here' });
  });

  it('is refused to who does not administer, outside of the own branch, and in no language that there is', async () => {
    const owner = await server.as('owner');
    const input = { accountId: company, text: 'x' };
    const post = 'Administration/BroadcastMessage';
    expect((await (await server.as('user')).post(post, input)).status).toBe(403);
    expect((await owner.post(post, { ...input, accountId: 987654321 })).status).toBe(404);
    const unknown = await owner.post(post, { ...input, translations: [{ Language: 'xx', Text: 'y' }] });
    expect([unknown.status, unknown.message]).toEqual([400, expect.stringContaining('xx')]);
    expect(await owner.call(GetBroadcasts, {})).toEqual([]);
  });
});
