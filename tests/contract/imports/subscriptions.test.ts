/** Imports of companies and subscriptions: taken over as active at today's prices, by who sells alone; and what is undone of them. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import CreateAccount from '../../../manifests/operations/Account/CreateAccount.ts';
import GetImportDetails from '../../../manifests/operations/Import/GetImportDetails.ts';
import GetImportHindrances from '../../../manifests/operations/Import/GetImportHindrances.ts';
import UndoImport from '../../../manifests/operations/Import/UndoImport.ts';
import { errorOf, type ImportWorld, importWorld, people } from './import-world.ts';

let world: ImportWorld;
beforeAll(async () => {
  world = await importWorld();
});
afterAll(() => world.server.close());

const head = 'Service,Quantity,Term in months,Billed,Reference of the vendor,Name';
const subscriptions = (...rows: readonly string[]): string => [head, ...rows].join('\n');
const ofImport = (importId: number) =>
  sql<{
    account_id: number;
    state: string;
    quantity: number;
    spans: number;
    billed: number;
    requests: number;
    orders: number;
  }>`
    select s.account_id, s.state, s.quantity,
      (select count(*)::integer from subscription_span p where p.account_id = s.account_id and p.from_date = current_date) as spans,
      (select count(*)::integer from sale_tier t where t.account_id = s.account_id and t.to_date is distinct from t.from_date) as billed,
      (select count(*)::integer from provisioning_request q where q.account_id = s.account_id) as requests,
      (select count(*)::integer from order_line l where l.account_id = s.account_id) as orders
    from import_row w join subscription s on s.account_id = w.account_id where w.import_id = ${importId} order by w.row_no`.execute(
    world.owner(),
  );

describe('an import of subscriptions', () => {
  it('takes over what runs, as active from today on, without an order or a request', async () => {
    const details = await world.imported(
      subscriptions(
        'Endpoint Shield,12,1,Monthly,es-1001,Schutz Werft',
        'Endpoint Shield,3,1,Monthly,es-1002,',
        'Endpoint Shield,0,1,Monthly,,',
        'Endpoint Shield,2,7,Monthly,,',
        'Nobody sells this,2,1,Monthly,,',
        'Endpoint Shield,2,1,Sometimes,,',
      ),
      { type: 'Subscriptions' },
      'reseller',
      'running.csv',
    );
    expect(details.Items.map(({ Row, Status, Problem }) => [Row, Status, Problem])).toEqual([
      [2, 'Imported', undefined],
      [3, 'Imported', undefined],
      [4, 'Rejected', 'Quantity: At least 1'],
      [5, 'Rejected', expect.stringContaining('Endpoint Shield')],
      [6, 'Rejected', expect.stringContaining('Nobody sells this')],
      [7, 'Rejected', 'Billed: Choose one of the listed values'],
    ]);
    expect(details.Items[0]?.Name).toBe('Schutz Werft');
    const { rows } = await ofImport(details.ImportId);
    expect(rows).toEqual([
      expect.objectContaining({ state: 'Active', quantity: 12, requests: 0, orders: 0 }),
      expect.objectContaining({ state: 'Active', quantity: 3, requests: 0, orders: 0 }),
    ]);
    for (const { spans, billed } of rows) {
      expect(spans).toBeGreaterThan(0);
      expect(billed).toBeGreaterThan(0);
    }
    const again = await world.imported(
      subscriptions('Endpoint Shield,1,1,Monthly,es-1001,'),
      { type: 'Subscriptions' },
      'reseller',
    );
    expect(again.Items[0]?.Problem).toBe('A subscription with this reference of the vendor is there already.');
  });

  it('is no way past the credit of who buys', async () => {
    const details = await world.imported(subscriptions('Endpoint Shield,5000,1,Monthly,,'), { type: 'Subscriptions' });
    expect(details).toMatchObject({ Status: 'Failed', ImportedAccountsCount: 0 });
    expect(details.Items[0]?.Problem).toBe('Only who sells to the company that pays takes over its subscriptions.');
  });

  it('undone ends them, bills nothing of them and tells no vendor', async () => {
    const { ImportId: importId } = await world.imported(
      subscriptions('Endpoint Shield,4,1,Monthly,es-2001,', 'Endpoint Shield,5,1,Monthly,es-2002,'),
      { type: 'Subscriptions' },
      'reseller',
    );
    expect(await world.reseller.call(UndoImport, { importId })).toMatchObject({ MayUndo: false });
    expect(await errorOf(world.reseller, 'UndoImport', { importId })).toEqual([
      409,
      'The import is undone already, or is being undone.',
    ]);
    await world.server.work();
    const details = await world.reseller.call(GetImportDetails, { importId });
    expect(details).toMatchObject({ Status: 'Completed', UndoneCount: 2, UndoneUtc: expect.any(String) });
    expect((await ofImport(importId)).rows).toEqual([
      expect.objectContaining({ state: 'Ended', billed: 0, requests: 0 }),
      expect.objectContaining({ state: 'Ended', billed: 0, requests: 0 }),
    ]);
  });
});

describe('an import of companies', () => {
  const companies = 'Company name,Country,Currency\nKaianlagen Süd,DE,EUR\n=HYPERLINK(1),DE,EUR\n';

  it('makes them below the seller, and is undone as long as nothing hangs on them', async () => {
    const details = await world.imported(companies, { type: 'Companies', parentAccountId: world.seller }, 'reseller');
    expect(details).toMatchObject({ Status: 'Completed', ImportedAccountsCount: 1, ErrorsCount: 1 });
    const { ImportId: importId, Items } = details;
    const parentAccountId = Items[0]?.Account?.AccountId ?? 0;
    await world.reseller.call(CreateAccount, {
      parentAccountId,
      accountType: 'User',
      values: { Firstname: 'Jo', Lastname: 'Kai', Email: 'jo@kai.example' },
    });
    expect(await errorOf(world.reseller, 'UndoImport', { importId })).toEqual([
      409,
      'The import cannot be undone, for something hangs on what it made: Kaianlagen Süd (Accounts below it).',
    ]);
    const { Items: hindrances } = await world.reseller.call(GetImportHindrances, { importId });
    expect(hindrances).toEqual([
      { AccountId: parentAccountId, Name: 'Kaianlagen Süd', What: 'Accounts below it', Count: 1 },
    ]);
  });

  it('stands only below accounts that can hold them', async () => {
    const file = await world.send(companies, 'reseller');
    expect(
      await errorOf(world.reseller, 'CreateImport', { type: 'Companies', parentAccountId: world.company, file }),
    ).toEqual([409, expect.stringContaining('Donau')]);
  });
});

describe('an import of users that was undone', () => {
  it('ends those on whom nothing hangs by then, and keeps the others', async () => {
    const { ImportId: importId, Items } = await world.imported(
      people('Kim,Alt,kim.alt@donau.example,', 'Lea,Neu,lea.neu@donau.example,'),
    );
    await world.admin.call(UndoImport, { importId });
    // Between the call and its work one of them signs in.
    await world
      .owner()
      .updateTable('account')
      .set({ last_logon_utc: new Date() })
      .where('account_id', '=', Items[1]?.Account?.AccountId ?? 0)
      .execute();
    await world.server.work();
    const details = await world.admin.call(GetImportDetails, { importId });
    expect(details).toMatchObject({ UndoneCount: 1, ImportedAccountsCount: 2, MayUndo: false });
    expect(details.Items.map(({ Status, Problem }) => [Status, Problem])).toEqual([
      ['Undone', undefined],
      ['Imported', expect.stringContaining('Has signed in')],
    ]);
  });
});
