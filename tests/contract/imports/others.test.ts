/** Whose imports they are: others’ branches, others’ rows, others’ rights (ROLE-59, ROLE-60, ROLE-80, IMP-07, I47). */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import CreateImport from '../../../manifests/operations/Import/CreateImport.ts';
import GetImportDetails from '../../../manifests/operations/Import/GetImportDetails.ts';
import GetImports from '../../../manifests/operations/Import/GetImports.ts';
import RunImport from '../../../manifests/operations/Import/RunImport.ts';
import { errorOf, type ImportWorld, importWorld, people } from './import-world.ts';

let world: ImportWorld;
beforeAll(async () => {
  world = await importWorld();
});
afterAll(() => world.server.close());

describe('an import of somebody else', () => {
  it('is read and cancelled in the branch, but its rows are told to nobody but who sent them', async () => {
    const details = await world.imported(
      people('Xenia,Voss,xenia@donau.example,', 'Yara,,yara@donau.example,'),
      {},
      'reseller',
    );
    const { ImportId: importId } = details;
    const seen = await world.admin.call(GetImportDetails, { importId });
    expect(seen).toMatchObject({ IsOwn: false, HasFaultyRows: false, RowsCount: 2 });
    // Of the seller’s people the customer reads their company.
    const seller = await world
      .owner()
      .selectFrom('account')
      .select('display_name')
      .where('account_id', '=', world.seller)
      .executeTakeFirstOrThrow();
    expect(seen.Creator).toBe(seller.display_name);
    expect(await errorOf(world.admin, 'GetFaultyRows', { importId })).toEqual([
      403,
      'Somebody else has sent these rows.',
    ]);
    expect((await errorOf(world.admin, 'RunImport', { importId }))[0]).toBe(403);
  });

  it('is forgotten row by row once nobody mends it any more; what came of it stays', async () => {
    const { ImportId: importId } = await world.imported(
      people('Old,One,old.one@donau.example,', 'Older,,x@y.example,'),
    );
    await world
      .owner()
      .updateTable('import_run')
      .set({ finished_utc: new Date(Date.now() - 91 * 86_400_000) })
      .where('import_id', '=', importId)
      .execute();
    await world
      .owner()
      .updateTable('job')
      .set({ run_at: new Date(0) })
      .where('name', '=', 'clean-up')
      .where('state', '=', 'Queued')
      .execute();
    await sql`select schedule_job('clean-up', now())`.execute(world.owner());
    await world.server.work();
    const details = await world.admin.call(GetImportDetails, { importId });
    expect(details).toMatchObject({ ImportedAccountsCount: 1, ErrorsCount: 1, HasFaultyRows: false });
    expect(details.Items.map(({ Name, Problem }) => [Name, Problem])).toEqual([
      [undefined, undefined],
      [undefined, 'Last name: This field is required'],
    ]);
    expect(await errorOf(world.admin, 'GetFaultyRows', { importId })).toEqual([409, 'No row is faulty.']);
    const kept = world.owner().selectFrom('import_row').select(['raw', 'label']).where('import_id', '=', importId);
    expect(await kept.execute()).toEqual([
      { raw: [], label: '' },
      { raw: [], label: '' },
    ]);
  });

  it('of a company beside is not there at all', async () => {
    const other = await sql<{ account_id: number }>`select account_id from account
      where account_type = 'Company' and account_state = 'Active' and parent_account_id = ${world.seller} and account_id <> ${world.company} limit 1`.execute(
      world.owner(),
    );
    const parentAccountId = other.rows[0]?.account_id ?? 0;
    const { ImportId: importId } = await world.imported(
      people('Zoe,Adam,zoe@other.example,'),
      { parentAccountId },
      'reseller',
    );
    for (const call of [
      'GetImportDetails',
      'CancelImport',
      'UndoImport',
      'GetFaultyRows',
      'RunImport',
      'GetImportHindrances',
    ])
      expect(await errorOf(world.admin, call, { importId })).toEqual([404, `There is no import ${importId}.`]);
    expect((await world.admin.call(GetImports, { limit: 100 })).Items.map(({ ImportId }) => ImportId)).not.toContain(
      importId,
    );
    const file = await world.send(people('Q,R,q@r.example,'));
    expect((await errorOf(world.admin, 'CreateImport', { type: 'Users', parentAccountId, file }))[0]).toBe(404);
  });

  it('names no account outside of the one that was chosen, whatever a row says', async () => {
    const { Items } = await world.imported(
      `First name,Last name,E-mail,Parent account\nA,B,a1@b.example,${world.seller}\nC,D,c1@d.example,1\nE,F,e1@f.example,${world.company}\n`,
    );
    expect(Items.map(({ Status, Problem }) => [Status, Problem])).toEqual([
      ['Rejected', expect.stringContaining(String(world.seller))],
      ['Rejected', expect.stringContaining('1')],
      ['Imported', undefined],
    ]);
    const below = await world.imported(
      `First name,Last name,E-mail,Parent account\nG,H,g1@h.example,${world.seller}\n`,
      {},
      'reseller',
    );
    expect(below.Items[0]?.Problem).toBe(
      'Parent account: The account does not stand below the one that was chosen for the import.',
    );
  });

  it('gives no role that its creator may not give', async () => {
    const { Items } = await world.imported(
      'First name,Last name,E-mail,Roles\nA,B,a2@b.example,Marketplace owner\nC,D,c2@d.example,user\n',
    );
    expect(Items.map(({ Status, Problem }) => [Status, Problem])).toEqual([
      ['Rejected', 'Roles: There is no role Marketplace owner that you can give there.'],
      ['Imported', undefined],
    ]);
  });
});

describe('whoever', () => {
  it('holds no right to create imports nothing, and reads no imports without one', async () => {
    const file = await world.send(people('A,B,a3@b.example,'));
    for (const [name, input] of [
      ['CreateImport', { type: 'Users', parentAccountId: world.company, file }],
      ['CheckImport', { type: 'Users', parentAccountId: world.company, file }],
      ['GetImports', {}],
      ['GetImportTypes', {}],
    ] as const)
      expect((await errorOf(world.person, name, input))[0]).toBe(403);
    expect(
      await errorOf(world.admin, 'CreateImport', { type: 'Companies', parentAccountId: world.company, file }),
    ).toEqual([403, 'You may not create accounts of this type.']);
  });

  it('cancels while it runs stops it after the account in hand (I47)', async () => {
    const rows = Array.from({ length: 60 }, (_none, index) => `P${index},Stop,p${index}@stop.example,`);
    const file = await world.send(people(...rows));
    const { ImportId: importId } = await world.admin.call(CreateImport, {
      ...{ type: 'Users', parentAccountId: world.company, file },
    });
    // The fifth account asks for the import to be cancelled, as somebody else would at that moment.
    await sql`create table stop (import_id bigint)`.execute(world.owner());
    await sql`insert into stop values (${importId})`.execute(world.owner());
    await sql
      .raw(`
      create function stop_at_fifth() returns trigger language plpgsql security definer set search_path = portolan, public, pg_temp as $$
      begin
        if new.display_name = 'P4 Stop' then
          update import_run set is_cancel_wanted = true where import_id = (select import_id from stop);
        end if;
        return null;
      end $$;
      create trigger stop_at_fifth after insert on account for each row execute function stop_at_fifth()`)
      .execute(world.owner());
    await world.server.work();
    await sql`drop trigger stop_at_fifth on account`.execute(world.owner());
    const details = await world.admin.call(GetImportDetails, { importId, limit: 100 });
    expect(details).toMatchObject({
      Status: 'Cancelled',
      ImportedAccountsCount: 5,
      ErrorsCount: 0,
      RowsCount: 60,
      MayUndo: true,
    });
    expect(details.Items.filter(({ Status }) => Status === 'Waiting')).toHaveLength(55);
  });

  it('cancels it through its job has it cancelled as well', async () => {
    const file = await world.send(people('Job,Stop,job@stop.example,'));
    const { ImportId: importId } = await world.admin.call(CreateImport, {
      ...{ type: 'Users', parentAccountId: world.company, file },
    });
    const [job] = await world
      .owner()
      .selectFrom('job')
      .select('job_id')
      .where('name', '=', 'import')
      .where('state', '=', 'Queued')
      .orderBy('created_utc', 'desc')
      .execute();
    await world.admin.post('Job/CancelJob', { jobId: job?.job_id });
    expect(await world.admin.call(GetImportDetails, { importId })).toMatchObject({ Status: 'Cancelled' });
  });

  it('has tried an import does in earnest what would have come of it', async () => {
    const trial = await world.imported(people('Ute,Probe,ute@probe.example,', 'Vic,,vic@probe.example,'), {
      isDryRun: true,
    });
    expect(trial).toMatchObject({ MayRunForReal: true, PassedCount: 1, ErrorsCount: 1 });
    const { ImportId: importId } = await world.admin.call(RunImport, { importId: trial.ImportId });
    await world.server.work();
    expect(await world.admin.call(GetImportDetails, { importId })).toMatchObject({
      ...{ Status: 'Completed', RowsCount: 1, ImportedAccountsCount: 1, IsDryRun: false },
    });
    expect((await errorOf(world.admin, 'RunImport', { importId }))[1]).toBe(
      'Only a trial that has ended well is done in earnest.',
    );
    expect((await world.admin.post('Import/CancelImport', { importId })).status).toBe(409);
  });
});
