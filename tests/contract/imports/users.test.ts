/** Imports of users from csv and xlsx: what becomes of each row, and of the import (CALL-102 to CALL-105, IMP-01 to IMP-12). */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import CreateAccount from '../../../manifests/operations/Account/CreateAccount.ts';
import LoadAccountById from '../../../manifests/operations/Account/LoadAccountById.ts';
import CancelImport from '../../../manifests/operations/Import/CancelImport.ts';
import CreateImport from '../../../manifests/operations/Import/CreateImport.ts';
import GetImportDetails from '../../../manifests/operations/Import/GetImportDetails.ts';
import GetImports from '../../../manifests/operations/Import/GetImports.ts';
import { errorOf, type ImportWorld, importWorld, people } from './import-world.ts';

let world: ImportWorld;
beforeAll(async () => {
  world = await importWorld();
});
afterAll(() => world.server.close());

describe('an import of users', () => {
  it('makes an account of each row, invites whoever has a role, and says where it stands (IMP-03)', async () => {
    const details = await world.imported(
      'Vorname;Nachname;E-Mail;Rollen;Birthday\nAda;Huber;ada.huber@donau.example;User;1990-04-12\nBen;Maier;ben.maier@donau.example;;\n',
    );
    expect(details).toMatchObject({
      ...{ Type: 'Users', Status: 'Completed', RowsCount: 2, ErrorsCount: 0, ImportedAccountsCount: 2, Share: 100 },
      ...{ Source: 'people.csv', Name: 'people.csv', IsOwn: true, MayUndo: true, MayCancel: false },
    });
    const [ada] = details.Items;
    expect(details.Items.map(({ Row, Name, Status }) => [Row, Name, Status])).toEqual([
      [2, 'Ada Huber', 'Imported'],
      [3, 'Ben Maier', 'Imported'],
    ]);
    const { AccountId: accountId } = ada?.Account ?? { AccountId: 0 };
    const account = await world.admin.call(LoadAccountById, { accountId });
    expect(account).toMatchObject({ DisplayName: 'Ada Huber', AccountType: 'User', ParentAccountId: world.company });
    const mails = world
      .owner()
      .selectFrom('outgoing_mail')
      .select('recipient')
      .where('recipient', 'like', '%@donau.example');
    expect((await mails.execute()).map(({ recipient }) => recipient)).toContain('ada.huber@donau.example');
    expect((await mails.execute()).map(({ recipient }) => recipient)).not.toContain('ben.maier@donau.example');
    const [entry] = await world
      .owner()
      .selectFrom('audit_entry')
      .select(['event', 'user_name', 'request_id'])
      .where('target_account_id', '=', accountId)
      .execute();
    expect(entry).toMatchObject({ event: 'Account created', request_id: expect.stringMatching(/^job \d+$/) });
  });

  it('is completed with the good rows and says what is wrong with the others (IMP-09)', async () => {
    const details = await world.imported(
      people(
        'Cleo,Wolf,cleo.wolf@donau.example,',
        'Dora,,dora@donau.example,',
        'Emil,Berg,no address,',
        '=1+1,Berg,e@f.example,',
      ),
    );
    expect(details).toMatchObject({ Status: 'Completed', RowsCount: 4, ErrorsCount: 3, ImportedAccountsCount: 1 });
    expect(details.Items.map(({ Row, Status, Problem }) => [Row, Status, Problem])).toEqual([
      [2, 'Imported', undefined],
      [3, 'Rejected', 'Last name: This field is required'],
      [4, 'Rejected', expect.stringMatching(/^E-mail: Enter a valid email address/)],
      [5, 'Rejected', 'First name: Formulas are not imported.'],
    ]);
    const { ImportId: importId } = details;
    const one = details.Items[2];
    const single = await world.admin.call(GetImportDetails, { importId, importAccountId: one?.ImportAccountId ?? 0 });
    expect(single.Items).toEqual([one]);
  });

  it('fails where every row is rejected, also for what somebody else has already (IMP-04)', async () => {
    const details = await world.imported(people('Cleo,Wolf,CLEO.wolf@donau.example,'));
    expect(details).toMatchObject({ Status: 'Failed', ErrorsCount: 1, ImportedAccountsCount: 0, MayUndo: false });
    expect(details.Items[0]?.Problem).toBe('E-mail: Somebody else has this already');
  });

  it('as a trial keeps nothing and finds what rows of the file take from each other', async () => {
    const file = people('Finn,Ost,finn.ost@donau.example,', 'Finn,West,Finn.Ost@donau.example,');
    const details = await world.imported(file, { isDryRun: true });
    expect(details).toMatchObject({ Status: 'Completed', PassedCount: 1, ErrorsCount: 1, ImportedAccountsCount: 0 });
    expect(details.Items.map(({ Status, Problem }) => [Status, Problem])).toEqual([
      ['Passed', undefined],
      ['Rejected', 'E-mail: Row 2 has this already'],
    ]);
    const made = world.owner().selectFrom('account').select('account_id').where('display_name', 'like', 'Finn %');
    expect(await made.execute()).toEqual([]);
    expect(await world.imported(file)).toMatchObject({ ImportedAccountsCount: 1, ErrorsCount: 1 });
  });

  it('makes each row once and tells the log of it once, though somebody has taken a name meanwhile and the database refuses a row', async () => {
    const rows = Array.from({ length: 60 }, (_none, index) => `Many${index},Gruber,many${index}@gruber.example,Fitter`);
    const file = await world.send(people(...rows));
    const { ImportId: importId } = await world.admin.call(CreateImport, {
      ...{ type: 'Users', parentAccountId: world.company, file },
    });
    await world.admin.call(CreateAccount, {
      parentAccountId: world.company,
      accountType: 'User',
      values: { Firstname: 'Early', Lastname: 'Bird', Email: 'MANY7@gruber.example' },
    });
    // As a rule of the database that no form knows.
    await sql
      .raw(`
      create function refuse_one() returns trigger language plpgsql as $$
      begin
        if new.display_name = 'Many50 Gruber' then raise exception 'not this one' using errcode = 'check_violation'; end if;
        return new;
      end $$;
      create trigger refuse_one before insert on account for each row execute function refuse_one()`)
      .execute(world.owner());
    await world.server.work();
    await sql`drop trigger refuse_one on account`.execute(world.owner());
    const details = await world.admin.call(GetImportDetails, { importId, limit: 100 });
    expect(details).toMatchObject({ Status: 'Completed', ErrorsCount: 2, ImportedAccountsCount: 58 });
    const wrong = details.Items.filter(({ Status }) => Status === 'Rejected');
    expect(wrong.map(({ Row, Problem }) => [Row, Problem])).toEqual([
      [9, 'E-mail: Somebody else has this already'],
      [52, expect.any(String)],
    ]);
    const made = details.Items.flatMap(({ Account, Name }) => (Account ? [[Account.AccountId, Name] as const] : []));
    const kept = await sql<{ account_id: number; name: string; email: string; username: string; told: number }>`
      select a.account_id, a.display_name as name, v."values" ->> 'Email' as email, c.username,
        (select count(*)::int from audit_entry e where e.target_account_id = a.account_id and e.event = 'Account created') as told
      from account a join account_value v using (account_id) join credential c on c.user_account_id = a.account_id
      where a.display_name like 'Many% Gruber' order by a.account_id`.execute(world.owner());
    expect(kept.rows.map(({ account_id, name }) => [account_id, name])).toEqual(
      made.toSorted(([one], [other]) => one - other),
    );
    for (const { name, email, username, told } of kept.rows)
      expect({ email, username, told }).toEqual({
        email: `${name.split(' ')[0]?.toLowerCase()}@gruber.example`,
        username: email,
        told: 1,
      });
  });

  it('waits for its time, and is cancelled before it (IMP-01, IMP-05, IMP-10)', async () => {
    const file = await world.send(people('Gerd,Nord,gerd.nord@donau.example,'));
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
    const { ImportId: importId } = await world.admin.call(CreateImport, {
      ...{ type: 'Users', parentAccountId: world.company, file, scheduledDateUtc: tomorrow, name: 'Nächste Woche' },
    });
    await world.server.work();
    const { Items } = await world.admin.call(GetImports, { states: ['Pending'] });
    expect(Items[0]).toMatchObject({ ImportId: importId, Status: 'Pending', MayCancel: true, Name: 'Nächste Woche' });
    expect(await world.admin.call(CancelImport, { importId })).toMatchObject({ Status: 'Cancelled', MayCancel: false });
    expect(await errorOf(world.admin, 'CancelImport', { importId })).toEqual([409, 'The import has ended: Cancelled.']);
    await world.owner().updateTable('job').set({ run_at: new Date() }).execute();
    await world.server.work();
    const made = world.owner().selectFrom('account').select('account_id').where('display_name', '=', 'Gerd Nord');
    expect(await made.execute()).toEqual([]);
  });

  it('stops in error when its owner may not do it any more, and says why (IMP-06, IMP-08)', async () => {
    const file = await world.send(people('Hugo,Süd,hugo.sued@donau.example,'));
    const { ImportId: importId } = await world.admin.call(CreateImport, {
      ...{ type: 'Users', parentAccountId: world.company, file },
    });
    await world
      .owner()
      .updateTable('job')
      .set({ payload: JSON.stringify({ importId, type: 'Companies' }) as never })
      .where('name', '=', 'import')
      .where('state', '=', 'Queued')
      .execute();
    await world.server.work();
    expect(await world.admin.call(GetImportDetails, { importId })).toMatchObject({
      ...{ Status: 'Error', Problem: expect.stringMatching(/right/i), ImportedAccountsCount: 0 },
    });
  });

  it('is one, however often it is sent', async () => {
    const file = await world.send(people('Ida,Feld,ida.feld@donau.example,'));
    const input = { type: 'Users', parentAccountId: world.company, file };
    const headers = { 'idempotency-key': 'import-ida' };
    const answers = await Promise.all([1, 2, 3].map(() => world.admin.post('Import/CreateImport', input, headers)));
    expect(new Set(answers.map(({ data }) => (data as { ImportId: number }).ImportId)).size).toBe(1);
    await world.server.work();
  });
});
