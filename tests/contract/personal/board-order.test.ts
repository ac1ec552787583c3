/** Orders of tiles over HTTP: everybody has an own one with what is hidden, an empty one is none. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import GetCurrentUser from '../../../manifests/operations/Authorization/GetCurrentUser.ts';
import Impersonate from '../../../manifests/operations/Authorization/Impersonate.ts';
import GetBoardOrder from '../../../manifests/operations/BoardOrder/GetBoardOrder.ts';
import SaveBoardOrder from '../../../manifests/operations/BoardOrder/SaveBoardOrder.ts';
import { type Caller, startTestServer, type TestServer } from '../../database/server.ts';
import { Visitor } from '../../database/visitor.ts';

let server: TestServer;
let admin: Caller;
let user: Caller;
beforeAll(async () => {
  server = await startTestServer();
  [admin, user] = await Promise.all([server.as('admin'), server.as('user')]);
});
afterAll(() => server.close());

const tilesOf = async (caller: Caller, boardKey: string) => (await caller.call(GetBoardOrder, { boardKey })).Tiles;

describe('an order of tiles', () => {
  it('is kept by board and by user, changed, and forgotten when it is empty', async () => {
    const boardKey = '/one#0';
    expect(await tilesOf(admin, boardKey)).toEqual([]);
    const hidden: string[] = [];
    expect(await admin.call(SaveBoardOrder, { boardKey, tiles: ['b', 'a'], hidden: ['a'] })).toEqual({
      BoardKey: boardKey,
      Tiles: ['b', 'a'],
      Hidden: ['a'],
    });
    expect(await admin.call(GetBoardOrder, { boardKey })).toMatchObject({ Hidden: ['a'] });
    await user.call(SaveBoardOrder, { boardKey, tiles: ['c'], hidden });
    await admin.call(SaveBoardOrder, { boardKey, tiles: ['a', 'b'], hidden });
    expect([await tilesOf(admin, boardKey), await tilesOf(user, boardKey)]).toEqual([['a', 'b'], ['c']]);
    expect(await tilesOf(admin, '/two#0')).toEqual([]);
    await admin.call(SaveBoardOrder, { boardKey, tiles: [], hidden });
    expect([await tilesOf(admin, boardKey), await tilesOf(user, boardKey)]).toEqual([[], ['c']]);
    await admin.call(SaveBoardOrder, { boardKey, tiles: [], hidden: ['b'] });
    expect(await admin.call(GetBoardOrder, { boardKey })).toMatchObject({ Tiles: [], Hidden: ['b'] });
  });

  it.each([
    ['boardKey', { boardKey: '' }],
    ['boardKey', { boardKey: 'x'.repeat(201) }],
    ['tiles', { tiles: ['a', 'a'] }],
    ['hidden', { hidden: ['a', 'a'] }],
    ['tiles', { tiles: Array.from({ length: 61 }, (_, index) => String(index)) }],
  ])('refuses a %s that is wrong: %j', async (field, wrong) => {
    const answer = await admin.post(SaveBoardOrder.operation, { boardKey: '/x#0', tiles: ['a'], hidden: [], ...wrong });
    expect([answer.status, answer.message?.startsWith(field)]).toEqual([400, true]);
  });

  it('is for nobody who is not signed in', async () => {
    const { anyone } = server;
    expect((await anyone.post(SaveBoardOrder.operation, { boardKey: '/x#0', tiles: ['a'], hidden: [] })).status).toBe(
      401,
    );
    expect((await anyone.post(GetBoardOrder.operation, { boardKey: '/x#0' })).status).toBe(401);
  });
});

it('leaves no entry in the audit log, but for who works in the name of somebody else', async () => {
  const entries = () =>
    server.database.owner
      .selectFrom('audit_entry')
      .select(['user_name', 'impersonator_name'])
      .where('operation', '=', SaveBoardOrder.operation)
      .execute();
  const order = { boardKey: '/silent#0', tiles: ['a'], hidden: [] };
  await user.call(SaveBoardOrder, order);
  expect(await entries()).toEqual([]);
  const owner = new Visitor(server.app);
  await owner.enter('owner');
  const { UserAccountId } = await user.call(GetCurrentUser, {});
  await owner.call(Impersonate, { userAccountId: UserAccountId });
  await owner.call(SaveBoardOrder, order);
  expect(await entries()).toEqual([{ user_name: expect.any(String), impersonator_name: expect.any(String) }]);
});
