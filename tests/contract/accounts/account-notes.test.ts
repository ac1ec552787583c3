/** Notes on accounts over HTTP: who writes, reads, changes and removes them, and who never sees them (SOLO-11, ACCOUNT_NOTES). */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import AddNote from '../../../manifests/operations/Account/AddNote.ts';
import ChangeNote from '../../../manifests/operations/Account/ChangeNote.ts';
import GetAuditLog from '../../../manifests/operations/Account/GetAuditLog.ts';
import GetNotes from '../../../manifests/operations/Account/GetNotes.ts';
import RemoveNote from '../../../manifests/operations/Account/RemoveNote.ts';
import Impersonate from '../../../manifests/operations/Authorization/Impersonate.ts';
import { limits } from '../../../src/rules/limits.ts';
import { type Caller, type DemoUser, endedCompany, startTestServer, type TestServer } from '../../database/server.ts';
import { Visitor } from '../../database/visitor.ts';

let server: TestServer;
let owner: Caller;
let reseller: Caller;
let admin: Caller;
let company: number;
let adminId: number;
beforeAll(async () => {
  server = await startTestServer();
  [owner, reseller, admin] = [await server.as('owner'), await server.as('reseller'), await server.as('admin')];
  const me = await admin.me();
  [company, adminId] = [me.CompanyAccount.AccountId, me.UserAccountId];
  await server.database.owner.deleteFrom('account_note').execute();
});
afterAll(() => server.close());

const textsOf = async (caller: Caller, accountId = company) =>
  (await caller.call(GetNotes, { accountId, limit: 100 })).Items.map(({ Text }) => Text);
const add = (text: string, caller = reseller, accountId = company) => caller.call(AddNote, { accountId, text });

/** Runs with the right for notes in the hands of somebody's roles, who has none otherwise. */
async function withRight(user: DemoUser, flags: readonly string[], run: (caller: Caller) => Promise<void>) {
  const caller = await server.as(user);
  const { UserAccountId } = await caller.me();
  const sets = sql`(select capability_set_id from role_capability_set join user_role using (role_id) where user_account_id = ${UserAccountId} order by 1 limit 1)`;
  const { database } = server;
  await sql`insert into capability_set_entry (capability_set_id, object_type, flags) values (${sets}, 'ACCOUNT_NOTES', ${[...flags]})`.execute(
    database.owner,
  );
  await expect.poll(async () => JSON.stringify((await caller.me()).Capability)).toContain('ACCOUNT_NOTES');
  await run(caller);
  await sql`delete from capability_set_entry where object_type = 'ACCOUNT_NOTES' and capability_set_id = ${sets}`.execute(
    database.owner,
  );
  await expect.poll(async () => JSON.stringify((await caller.me()).Capability)).not.toContain('ACCOUNT_NOTES');
}

describe('a note', () => {
  it('is written with its lines, bears its author, and is the first of the list', async () => {
    await add('The one before.');
    const { UserAccount } = await reseller.me();
    const made = await add('  Deliver to gate 3.\r\nRing twice.\r\n\r\nThe bell is quiet.  ');
    expect(made).toEqual({
      NoteId: expect.any(Number),
      AccountId: company,
      Text: 'Deliver to gate 3.\nRing twice.\n\nThe bell is quiet.',
      AuthorName: UserAccount.DisplayName,
      IsOwn: true,
      CreatedUtc: expect.stringMatching(/Z$/),
      Version: expect.any(String),
    });
    expect((await reseller.call(GetNotes, { accountId: company })).Items[0]).toEqual(made);
  });

  it('is changed by its author, and says since when', async () => {
    const { NoteId, CreatedUtc } = await add('Wants a quote.');
    const changed = await reseller.call(ChangeNote, { accountId: company, noteId: NoteId, text: 'Has a quote.' });
    expect(changed).toMatchObject({
      NoteId,
      Text: 'Has a quote.',
      CreatedUtc,
      ChangedUtc: expect.stringMatching(/Z$/),
    });
    expect(await textsOf(reseller)).toContain('Has a quote.');
  });

  it('is changed by nobody else, whatever his rights', async () => {
    const { NoteId } = await add('Mine alone.');
    const answer = await owner.post(ChangeNote.operation, { accountId: company, noteId: NoteId, text: 'Yours.' });
    expect([answer.status, answer.message]).toEqual([403, 'Only who wrote a note can change it.']);
    expect((await owner.call(GetNotes, { accountId: company })).Items[0]).toMatchObject({ NoteId, IsOwn: false });
    expect(await textsOf(reseller)).toContain('Mine alone.');
  });

  it('is removed by whoever has the right', async () => {
    const [own, others] = [await add('Goes.'), await add('Goes as well.')];
    expect(await reseller.call(RemoveNote, { accountId: company, noteId: own.NoteId })).toBeNull();
    expect(await owner.call(RemoveNote, { accountId: company, noteId: others.NoteId })).toBeNull();
    expect(await textsOf(reseller)).not.toEqual(expect.arrayContaining([expect.stringMatching(/^Goes/)]));
    const again = await reseller.post(RemoveNote.operation, { accountId: company, noteId: own.NoteId });
    expect([again.status, again.message]).toEqual([404, `There is no note ${own.NoteId}.`]);
  });

  it('leaves an entry in the log that does not say what it says', async () => {
    const { NoteId } = await add('Between the two of us.');
    await reseller.call(ChangeNote, { accountId: company, noteId: NoteId, text: 'Still between us.' });
    await owner.call(RemoveNote, { accountId: company, noteId: NoteId });
    const log = await admin.call(GetAuditLog, { accountId: company, mode: 'audit', limit: 3 });
    expect(log.Items.map(({ Event, Details }) => [Event, Details])).toEqual([
      ['Note removed', (await reseller.me()).UserAccount.DisplayName],
      ['Note changed', undefined],
      ['Note added', undefined],
    ]);
  });

  it('belongs to its own account alone', async () => {
    const { NoteId } = await add('On the company.');
    for (const { operation } of [ChangeNote, RemoveNote]) {
      const answer = await reseller.post(operation, { accountId: adminId, noteId: NoteId, text: 'Elsewhere.' });
      expect([operation, answer.status]).toEqual([operation, 404]);
    }
    expect(await textsOf(reseller, adminId)).toEqual([]);
  });

  it.each([
    ['no text', { text: '' }, 'text: This field is required'],
    ['blanks', { text: ' \n\t ' }, expect.stringMatching(/^text: /)],
    ['a zero character', { text: 'a\0b' }, 'text: This text has a character that cannot be kept'],
    [
      'a text that is too long',
      { text: 'x'.repeat(limits.noteLength + 1) },
      `text: At most ${limits.noteLength} characters`,
    ],
    ['a number', { text: 7 }, expect.stringMatching(/^text: /)],
    ['an account that cannot be', { accountId: -1 }, expect.stringMatching(/^accountId: /)],
    ['a note that cannot be', { noteId: 'x' }, expect.stringMatching(/^noteId: /)],
  ])('is refused with %s', async (_what, wrong, message) => {
    const input = { accountId: company, noteId: 1, text: 'Right.', ...wrong };
    const { operation } = 'noteId' in wrong ? ChangeNote : AddNote;
    const answer = await reseller.post(operation, input);
    expect([answer.status, answer.message]).toEqual([400, message]);
  });

  it('may be as long as the limit, in any script', async () => {
    const text = '🚢'.repeat(limits.noteLength);
    expect((await add(text)).Text).toBe(text);
  });

  it('is written, changed and removed after the end as well: why it ended is worth a note', async () => {
    const { account_id: accountId } = await endedCompany(server);
    const { NoteId } = await add('Ended in peace.', owner, accountId);
    await owner.call(ChangeNote, { accountId, noteId: NoteId, text: 'Went to another provider.' });
    expect(await textsOf(owner, accountId)).toEqual(['Went to another provider.']);
    await owner.call(RemoveNote, { accountId, noteId: NoteId });
    expect(await textsOf(owner, accountId)).toEqual([]);
  });
});

describe('the list', () => {
  it('is searched by text and author, ordered and paged', async () => {
    await server.database.owner.deleteFrom('account_note').execute();
    for (const text of ['Alpha 100%', 'Beta', 'Gamma']) await add(text);
    await add('Delta', owner);
    const find = async (filter: string) =>
      (await owner.call(GetNotes, { accountId: company, options: { filter } })).Items.map(({ Text }) => Text);
    expect(await find('ALPHA')).toEqual(['Alpha 100%']);
    expect(await find('%')).toEqual(['Alpha 100%']);
    expect(await find((await owner.me()).UserAccount.DisplayName)).toEqual(['Delta']);
    const page = async (offset: number) => {
      const { Items, TotalCount } = await owner.call(GetNotes, { accountId: company, limit: 3, options: { offset } });
      return [Items.map(({ Text }) => Text), TotalCount];
    };
    expect(await page(0)).toEqual([['Delta', 'Gamma', 'Beta'], 4]);
    expect(await page(3)).toEqual([['Alpha 100%'], 4]);
    expect(await page(6)).toEqual([[], 4]);
    const upwards = { accountId: company, orderBy: { Key: 'AuthorName', Value: 'ASC' } as const };
    const authors = (await owner.call(GetNotes, upwards)).Items.map(({ AuthorName }) => AuthorName);
    expect(authors).toEqual([...authors].sort());
    const wrong = { accountId: company, orderBy: { Key: 'text', Value: 'ASC' } };
    expect((await owner.post(GetNotes.operation, wrong)).status).toBe(400);
  });
});

describe('who has no right', () => {
  it('neither reads nor writes', async () => {
    const { NoteId } = await add('Unheard.');
    for (const { operation } of [GetNotes, AddNote, ChangeNote, RemoveNote]) {
      const answer = await admin.post(operation, { accountId: company, noteId: NoteId, text: 'No.' });
      expect([operation, answer.status]).toEqual([operation, 403]);
    }
  });

  it('to write may read, and with one right may do one thing', async () => {
    await withRight('admin', ['Read', 'Create'], async (caller) => {
      const { NoteId } = await add('From within.', caller);
      expect(await textsOf(caller)).toEqual(['From within.']);
      for (const { operation } of [ChangeNote, RemoveNote]) {
        const answer = await caller.post(operation, { accountId: company, noteId: NoteId, text: 'No.' });
        expect([operation, answer.status]).toEqual([operation, 403]);
      }
    });
  });
});

describe('a customer with the right', () => {
  it('sees what his own company wrote, and nothing of what his seller wrote of him', async () => {
    await server.database.owner.deleteFrom('account_note').execute();
    const above = await add('Pays late.');
    await withRight('admin', ['Create', 'Read', 'Update', 'Delete'], async (caller) => {
      await add('Budget is shared.', caller);
      expect(await textsOf(caller)).toEqual(['Budget is shared.']);
      for (const { operation } of [ChangeNote, RemoveNote]) {
        const answer = await caller.post(operation, { accountId: company, noteId: above.NoteId, text: 'Pays early.' });
        expect([operation, answer.status, answer.message]).toEqual([
          operation,
          404,
          `There is no note ${above.NoteId}.`,
        ]);
      }
      expect(await textsOf(reseller)).toEqual(['Budget is shared.', 'Pays late.']);
    });
  });

  it('of another seller comes without what that one wrote', async () => {
    const db = server.database.owner;
    const { CompanyAccount } = await reseller.me();
    const { account_id: moved, parent_account_id: seller } = await db
      .selectFrom('account as customer')
      .innerJoin('account as seller', 'seller.account_id', 'customer.parent_account_id')
      .select(['customer.account_id', 'customer.parent_account_id'])
      .where('customer.account_type', '=', 'Company')
      .where('customer.account_state', '=', 'Active')
      .where('seller.account_type', '=', 'Reseller')
      .where('seller.parent_account_id', 'is not', null)
      .where('seller.account_id', '<>', CompanyAccount.AccountId)
      .where('seller.path', 'not like', `%/${CompanyAccount.AccountId}/%`)
      .limit(1)
      .executeTakeFirstOrThrow();
    const author = await db
      .selectFrom('account')
      .select('account_id')
      .where('account_type', '=', 'User')
      .where('parent_account_id', '=', seller)
      .limit(1)
      .executeTakeFirstOrThrow();
    const note = { account_id: moved, owner_company_id: seller ?? 0, author_account_id: author.account_id };
    await db
      .insertInto('account_note')
      .values({ ...note, author_name: 'Somebody', text: 'Our best price.' })
      .execute();
    await db
      .updateTable('account')
      .set({ parent_account_id: CompanyAccount.AccountId })
      .where('account_id', '=', moved)
      .execute();
    await add('Welcome.', reseller, moved);
    expect(await textsOf(reseller, moved)).toEqual(['Welcome.']);
    expect(await textsOf(owner, moved)).toEqual(['Welcome.', 'Our best price.']);
  });

  it('who sees himself alone sees what he wrote himself', async () => {
    const { UserAccountId } = await (await server.as('user')).me();
    await add('Of him.', reseller, UserAccountId);
    await withRight('user', ['Create', 'Read'], async (caller) => {
      await add('By myself.', caller, UserAccountId);
      expect(await textsOf(caller, UserAccountId)).toEqual(['By myself.']);
    });
  });
});

describe('in the name of somebody else', () => {
  it('a note bears his name, and the log both', async () => {
    const [mine, hers] = [await owner.me(), await reseller.me()];
    const visitor = new Visitor(server.app);
    await visitor.enter('owner');
    await visitor.post(Impersonate.operation, { userAccountId: hers.UserAccountId });
    const made = await visitor.call(AddNote, { accountId: company, text: 'Written for her.' });
    expect(made).toMatchObject({ AuthorName: hers.UserAccount.DisplayName, IsOwn: true });
    const [entry] = (await owner.call(GetAuditLog, { accountId: company, mode: 'audit', limit: 1 })).Items;
    expect(entry).toMatchObject({
      Event: 'Note added',
      User: { AccountId: hers.UserAccountId },
      Impersonator: { AccountId: mine.UserAccountId },
    });
  });
});

describe('the database itself', () => {
  it('refuses a note in the name of another', async () => {
    const me = await reseller.me();
    const { path } = await server.database.owner
      .selectFrom('account')
      .select('path')
      .where('account_id', '=', me.CompanyAccount.AccountId)
      .executeTakeFirstOrThrow();
    const client = await server.database.pool.connect();
    try {
      await client.query('begin');
      await client.query(`select set_config('app.scope', $1, true), set_config('app.user', $2, true)`, [
        path,
        String(me.UserAccountId),
      ]);
      const write = client.query(
        `insert into portolan.account_note (account_id, owner_company_id, author_account_id, author_name, text)
         values ($1, $2, $3, 'Somebody', 'Forged.')`,
        [company, me.CompanyAccount.AccountId, adminId],
      );
      await expect(write).rejects.toThrow(/row-level security/);
    } finally {
      await client.query('rollback');
      client.release();
    }
  });
});
