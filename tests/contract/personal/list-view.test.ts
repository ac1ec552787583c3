/** Saved views over HTTP: each user has his own, names are unique within a list, and one at most is the default. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import DeleteListView from '../../../manifests/operations/ListView/DeleteListView.ts';
import DuplicateListView from '../../../manifests/operations/ListView/DuplicateListView.ts';
import GetListViews from '../../../manifests/operations/ListView/GetListViews.ts';
import SaveListView from '../../../manifests/operations/ListView/SaveListView.ts';
import SetDefaultListView from '../../../manifests/operations/ListView/SetDefaultListView.ts';
import { limits } from '../../../src/rules/limits.ts';
import { type Caller, startTestServer, type TestServer } from '../../database/server.ts';

let server: TestServer;
let admin: Caller;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('admin');
});
afterAll(() => server.close());

const save = (listKey: string, name: string, more: object = {}) =>
  admin.call(SaveListView, { listKey, name, state: `of=${name}`, ...more });
const names = async (listKey: string) => (await admin.call(GetListViews, { listKey })).map(({ Name }) => Name);
const defaults = async (listKey: string) =>
  (await admin.call(GetListViews, { listKey })).filter(({ IsDefault }) => IsDefault).map(({ Name }) => Name);

describe('saved views', () => {
  it('are kept by list, changed, renamed, copied and deleted', async () => {
    const first = await save('/a#0', 'First');
    await save('/b#0', 'First');
    expect(await names('/a#0')).toEqual(['First']);
    const changed = await save('/a#0', ' Renamed ', { listViewId: first.ListViewId, state: 'sort=Name' });
    expect(changed).toMatchObject({ ListViewId: first.ListViewId, Name: 'Renamed', State: 'sort=Name' });
    const copy = await admin.call(DuplicateListView, { listViewId: first.ListViewId, name: 'Copy' });
    expect(copy).toMatchObject({ ListKey: '/a#0', Name: 'Copy', State: 'sort=Name', IsDefault: false });
    await admin.call(DeleteListView, { listViewId: first.ListViewId });
    expect(await names('/a#0')).toEqual(['Copy']);
    expect(await names('/b#0')).toEqual(['First']);
  });

  it('refuse a second view of the same name, in whatever case, and say so at the field', async () => {
    const one = await save('/names#0', 'Open orders');
    const refused = await admin.post(SaveListView.operation, { listKey: '/names#0', name: 'OPEN orders', state: '' });
    expect([refused.status, refused.message]).toEqual([400, 'name: Another saved view has this name']);
    const copied = await admin.post(DuplicateListView.operation, { listViewId: one.ListViewId, name: 'Open orders' });
    expect(copied.status).toBe(400);
    expect((await save('/names#0', 'Open orders', { listViewId: one.ListViewId })).ListViewId).toBe(one.ListViewId);
    expect(await names('/names#0')).toEqual(['Open orders']);
  });

  it.each([
    ['name', { name: 'x'.repeat(101) }],
    ['name', { name: '' }],
    ['name', { name: ' ' }],
    ['state', { state: 'x'.repeat(4097) }],
    ['listKey', { listKey: 'x'.repeat(201) }],
  ])('refuse a %s that is too long or too short', async (field, wrong) => {
    const answer = await admin.post(SaveListView.operation, { listKey: '/a#0', name: 'n', state: '', ...wrong });
    expect([answer.status, answer.message?.startsWith(`${field}: `)]).toEqual([400, true]);
  });

  it('have one default at most', async () => {
    const one = await save('/default#0', 'One', { isDefault: true });
    const two = await save('/default#0', 'Two', { isDefault: true });
    expect(await defaults('/default#0')).toEqual(['Two']);
    await admin.call(SetDefaultListView, { listKey: '/default#0', listViewId: one.ListViewId });
    expect(await defaults('/default#0')).toEqual(['One']);
    expect((await save('/default#0', 'One', { listViewId: one.ListViewId })).IsDefault).toBe(true);
    await admin.call(SetDefaultListView, { listKey: '/default#0' });
    expect(await defaults('/default#0')).toEqual([]);
    const elsewhere = await admin.post(SetDefaultListView.operation, { listKey: '/a#0', listViewId: two.ListViewId });
    expect(elsewhere.status).toBe(404);
  });

  it('stand still at one default when many are set at once', async () => {
    const views = await Promise.all(['A', 'B', 'C', 'D'].map((name) => save('/race#0', name)));
    const answers = await Promise.all(
      views.map(({ ListViewId }) =>
        admin.post(SetDefaultListView.operation, { listKey: '/race#0', listViewId: ListViewId }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await defaults('/race#0')).length).toBe(1);
  });

  it('are nobody else’s business', async () => {
    const mine = await save('/own#0', 'Mine');
    const owner = await server.as('owner');
    expect(await owner.call(GetListViews, { listKey: '/own#0' })).toEqual([]);
    for (const [operation, input] of [
      [DeleteListView, {}],
      [DuplicateListView, { name: 'Theirs' }],
      [SaveListView, { listKey: '/own#0', name: 'Theirs', state: '' }],
      [SetDefaultListView, { listKey: '/own#0' }],
    ] as const) {
      const answer = await owner.post(operation.operation, { ...input, listViewId: mine.ListViewId });
      expect([operation.operation, answer.status]).toEqual([operation.operation, 404]);
    }
    expect(await names('/own#0')).toEqual(['Mine']);
  });

  it('are limited for each list', async () => {
    for (let number = 0; number < limits.listViews; number += 1) await save('/full#0', `View ${number}`);
    const answer = await admin.post(SaveListView.operation, { listKey: '/full#0', name: 'One more', state: '' });
    expect([answer.status, answer.message]).toEqual([409, 'A list keeps at most 100 saved views.']);
  });
});
