/** Maintenance of a branch: who is told what and when, what is refused while it lasts, and that other servers know of it. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import EndMaintenance from '../../../manifests/operations/Administration/EndMaintenance.ts';
import GetMaintenance from '../../../manifests/operations/Administration/GetMaintenance.ts';
import PlanMaintenance from '../../../manifests/operations/Administration/PlanMaintenance.ts';
import GetBoardOrder from '../../../manifests/operations/BoardOrder/GetBoardOrder.ts';
import { listenTo } from '../../../src/server/db/listen.ts';
import { MaintenancePlans } from '../../../src/server/messages/maintenance-plans.ts';
import { type DemoUser, startTestServer, type TestServer } from '../../database/server.ts';
import { openSocket, type TestSocket } from '../../database/socket.ts';
import { Visitor } from '../../database/visitor.ts';

let server: TestServer;
let listening: { stop(): Promise<void> };
const root = 1;
let company: number;

beforeAll(async () => {
  server = await startTestServer();
  await server.service.maintenance.load();
  listening = listenTo(server.database.server, server.service.maintenance.channels());
  company = (await (await server.as('admin')).me()).CompanyAccount.AccountId;
});
afterAll(async () => {
  await listening.stop();
  await server.close();
});
beforeEach(async () => {
  await server.database.owner.deleteFrom('maintenance').execute();
  await server.service.maintenance.load();
});

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const save = { boardKey: '/dashboard#0', tiles: [], hidden: [] };

async function plan(accountId: number, minutesFromNow: number, more: { minutes?: number; text?: string } = {}) {
  const input = { accountId, startUtc: inMinutes(minutesFromNow), minutes: 30, ...more };
  return (await server.as('owner')).call(PlanMaintenance, input);
}

async function listener(name: DemoUser): Promise<TestSocket> {
  const visitor = new Visitor(server.app);
  const { SessionId, UserAccountId } = await visitor.enter(name);
  const socket = await openSocket(server, visitor);
  socket.say('auth', { sessionId: SessionId, userId: UserAccountId });
  socket.say('ping', { echo: 'in' });
  await expect.poll(() => socket.told.some(({ action }) => action === 'pong')).toBe(true);
  return socket;
}

const modesOf = ({ told }: TestSocket) =>
  told.flatMap(({ action, data }) => (action === 'maintenance' ? [data['mode']] : []));

/** Half an hour, less what the machine took to tell. */
const soon = expect.toSatisfy((seconds: unknown) => Number(seconds) > 1700 && Number(seconds) <= 1800);

describe('a planned maintenance', () => {
  it('is told to its branch and to nobody else, also to who comes later, until it is taken back (MAINT-18, WS-25)', async () => {
    const [inside, above] = [await listener('admin'), await listener('reseller')];
    const planned = await plan(company, 30, { text: 'We move house.' });
    expect(planned).toMatchObject({ AccountId: company, Text: 'We move house.', IsOngoing: false });
    await expect.poll(() => modesOf(inside)).toEqual([soon]);
    expect(inside.told.at(-1)?.data).toMatchObject({ text: 'We move house.' });
    const later = await listener('user');
    await expect.poll(() => modesOf(later)).toEqual([soon]);
    await (await server.as('owner')).call(EndMaintenance, { accountId: company });
    await expect.poll(() => modesOf(inside)).toEqual([soon, false]);
    await expect.poll(() => modesOf(later).at(-1)).toBe(false);
    expect(modesOf(above)).toEqual([]);
  });

  it('far ahead is only said to come; nearer, the seconds; begun, zero; over, nothing', async () => {
    const socket = await listener('admin');
    await plan(company, 61);
    await expect.poll(() => modesOf(socket)).toEqual([true]);
    await plan(company, 0.02, { minutes: 1 });
    await expect.poll(() => modesOf(socket).length).toBe(2);
    await expect.poll(() => modesOf(socket), { timeout: 5000 }).toEqual([true, expect.any(Number), 0]);
    await server.database.owner
      .updateTable('maintenance')
      .set({ end_utc: inMinutes(0.01) as never })
      .execute();
    await expect.poll(() => modesOf(socket).at(-1), { timeout: 5000 }).toBe(false);
  });

  it('refuses what its users write, and nothing that they read; administrators work on, sessions begin and end', async () => {
    const [owner, admin] = [await server.as('owner'), await server.as('admin')];
    await plan(root, 0);
    await server.service.maintenance.load();
    const refused = await admin.post('BoardOrder/SaveBoardOrder', save);
    expect(refused).toMatchObject({
      status: 503,
      message:
        'Maintenance is under way, and nothing can be changed. Minutes until it ends: 30. Nothing of yours was saved.',
    });
    expect(refused.headers['retry-after']).toBe('1800');
    expect((await owner.post('BoardOrder/SaveBoardOrder', save)).status).toBe(200);
    await admin.call(GetBoardOrder, { boardKey: '/dashboard#0' });
    const visitor = new Visitor(server.app);
    await visitor.enter('user');
    expect((await visitor.post('Authorization/Logout')).status).toBe(200);
    await owner.call(EndMaintenance, { accountId: root });
    await expect.poll(async () => (await admin.post('BoardOrder/SaveBoardOrder', save)).status).toBe(200);
  });

  it('of one company leaves the others alone', async () => {
    await plan(company, 0);
    await server.service.maintenance.load();
    expect((await (await server.as('admin')).post('BoardOrder/SaveBoardOrder', save)).status).toBe(503);
    expect((await (await server.as('reseller')).post('BoardOrder/SaveBoardOrder', save)).status).toBe(200);
  });

  it('is known to a server that starts later', async () => {
    await plan(company, 20);
    const other = new MaintenancePlans(server.database.pool);
    await other.load();
    const { session } = { session: { user: await (await server.as('admin')).me() } as never };
    expect(other.of(session)).toMatchObject({ path: expect.stringContaining(`/${company}/`) });
  });

  it('replaces the one that the branch had, and is listed as far as one sees', async () => {
    await plan(company, 120);
    const again = await plan(company, 240);
    await plan(root, 60);
    const listed = await (await server.as('owner')).call(GetMaintenance, {});
    expect(listed.map(({ AccountId }) => AccountId)).toEqual([root, company]);
    expect(listed[1]).toEqual(again);
  });

  it('is refused in the past, of a foreign account, without the right; to end none is nothing', async () => {
    const owner = await server.as('owner');
    const call = (input: object) => owner.post('Administration/PlanMaintenance', { minutes: 5, ...input });
    expect(await call({ accountId: company, startUtc: inMinutes(-5) })).toMatchObject({ status: 400 });
    expect(await call({ accountId: 999_999_999 })).toMatchObject({ status: 404 });
    expect(await call({ accountId: company, minutes: 100_000 })).toMatchObject({ status: 400 });
    for (const name of ['PlanMaintenance', 'EndMaintenance', 'GetMaintenance']) {
      const input = { accountId: company, minutes: 5 };
      expect((await (await server.as('reseller')).post(`Administration/${name}`, input)).status).toBe(403);
    }
    expect(await owner.post('Administration/EndMaintenance', { accountId: company })).toMatchObject({ status: 200 });
  });
});
