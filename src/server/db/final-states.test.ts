/** What never changes, by whatever statement: append-only tables, columns that are set once, states that are final. */
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../tests/database/server.ts';

let server: TestServer;
let role: pg.Client;
beforeAll(async () => {
  server = await startTestServer();
  await sql
    .raw(
      `create table book (
         book_id integer primary key, title text not null, price numeric(15,6), upper_title text generated always as (upper(title)) stored,
         closed_utc timestamptz, closed_by text);
       create trigger append_only before update or delete on book for each row execute function refuse_change('closed_utc', 'closed_by');
       create trigger append_only_whole before truncate on book for each statement execute function refuse_change();
       create table strict_book (book_id integer primary key);
       create trigger append_only before update or delete on strict_book for each row execute function refuse_change();
       create table parcel (parcel_id integer primary key, state text, remark text);
       create trigger keep_final before update or delete on parcel for each row execute function keep_final('state', 'Sent', 'Lost');
       create trigger keep_final_whole before truncate on parcel for each statement execute function keep_final();
       grant select, insert, update, delete, truncate on book, strict_book, parcel to "${server.database.server.user}"`,
    )
    .execute(server.database.owner);
  role = new pg.Client(server.access.server);
  await role.connect();
});
afterAll(async () => {
  await role.end();
  await server.close();
});
beforeEach(async () => {
  await sql
    .raw(
      `alter table book disable trigger user; truncate book; alter table book enable trigger user;
       delete from parcel;
       insert into book (book_id, title, price) values (1, 'Almanach', 0.1);
       insert into strict_book values (1) on conflict do nothing;
       insert into parcel (parcel_id, state) values (1, 'Packed'), (2, 'Sent'), (3, 'Lost'), (4, null)`,
    )
    .execute(server.database.owner);
});

const asServer = (statement: string) => role.query(statement);
const asOwner = (statement: string) => sql.raw(statement).execute(server.database.owner);
const both = [
  ['the server’s login', asServer],
  ['the owner', asOwner],
] as const;
const book = async () => (await role.query('select title, closed_utc, closed_by from book')).rows;
const states = async () =>
  (await role.query('select state from parcel order by parcel_id')).rows.map(({ state }) => state);

describe.each(both)('an append-only table, for %s', (_name, run) => {
  it.each([
    "update book set title = 'Annalen'",
    'update book set title = title',
    'update book set price = 0.100001',
    'update book set book_id = 2',
    "update book set title = 'Annalen', closed_by = 'Ada'",
    "insert into book (book_id, title) values (1, 'x') on conflict (book_id) do update set title = excluded.title",
    'delete from book',
    'truncate book',
    'update strict_book set book_id = book_id',
    'delete from strict_book',
  ])('%s is refused', async (statement) => {
    await expect(run(statement)).rejects.toThrow(/book is append-only: what was written stays as it is/);
    expect(await book()).toEqual([{ title: 'Almanach', closed_utc: null, closed_by: null }]);
  });

  it('lets a named column be set once, in whatever order, and never again', async () => {
    await run("update book set closed_by = 'Ada'");
    await run("update book set closed_utc = '2026-01-01Z', closed_by = 'Ada'");
    for (const again of ["closed_by = 'Bo'", 'closed_by = null', "closed_utc = '2026-01-02Z'", "closed_by = 'Ada'"])
      await expect(run(`update book set ${again}`)).rejects.toThrow('once may be set: closed_utc, closed_by');
    expect(await book()).toEqual([{ title: 'Almanach', closed_utc: new Date('2026-01-01Z'), closed_by: 'Ada' }]);
  });
});

describe('a final state', () => {
  it('is kept from the server’s login, whatever it asks', async () => {
    for (const statement of [
      "update parcel set state = 'Packed' where parcel_id = 2",
      "update parcel set state = 'Lost' where parcel_id = 2",
      'update parcel set state = null where parcel_id = 3',
      "update parcel set state = 'Packed'",
      'delete from parcel where parcel_id = 3',
      "insert into parcel values (2, 'Packed') on conflict (parcel_id) do update set state = excluded.state",
    ])
      await expect(asServer(statement)).rejects.toThrow(/parcel (Sent|Lost) is final/);
    await expect(asServer('truncate parcel')).rejects.toThrow('some of its states are final');
    expect(await states()).toEqual(['Packed', 'Sent', 'Lost', null]);
  });

  it('hinders nothing else: other states go on, and what else the row holds', async () => {
    await asServer("update parcel set remark = 'insured', state = state");
    await asServer("update parcel set state = 'Sent' where parcel_id in (1, 4)");
    expect(await states()).toEqual(['Sent', 'Sent', 'Lost', 'Sent']);
    await expect(asServer("update parcel set state = 'Packed' where parcel_id = 4")).rejects.toThrow('Sent is final');
  });

  it('may be repaired by the owner', async () => {
    await asOwner("update parcel set state = 'Packed' where parcel_id = 2");
    await asOwner('delete from parcel where parcel_id = 3');
    expect(await states()).toEqual(['Packed', 'Packed', null]);
  });
});

describe('the product’s own tables', () => {
  const { raw } = sql;
  it.each(['audit_entry', 'terms_acceptance', 'terms_pdf'])('%s is append-only, also for the owner', async (table) => {
    const { owner } = server.database;
    const columns = { audit_entry: 'event', terms_acceptance: 'language', terms_pdf: 'language' } as Record<
      string,
      string
    >;
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(owner);
    if (table === 'terms_pdf') expect(rows[0]?.n).toBeGreaterThan(0);
    if (rows[0]?.n === 0) await accept();
    for (const statement of [
      `update ${table} set ${columns[table]} = 'xx'`,
      `delete from ${table}`,
      `truncate ${table} cascade`,
    ])
      await expect(raw(statement).execute(owner)).rejects.toThrow(/is append-only/);
  });

  it('a PDF is made once, and keeps its address', async () => {
    const { owner } = server.database;
    const { path } = await owner.selectFrom('terms_pdf').select('path').limit(1).executeTakeFirstOrThrow();
    const set = (more: string) => raw(`update terms_pdf set ${more} where path = '${path}'`).execute(owner);
    await expect(set("language = 'xx', content = 'a'")).rejects.toThrow(/is append-only/);
    await set("content = 'a'");
    await expect(set("content = 'b'")).rejects.toThrow(/is append-only/);
  });

  it('who was terminated stays so, and so does a plan that was done or cancelled', async () => {
    const { owner } = server.database;
    const { account_id: id } = await owner
      .selectFrom('account')
      .select('account_id')
      .where('account_type', '=', 'Product')
      .where('account_state', '=', 'Active')
      .limit(1)
      .executeTakeFirstOrThrow();
    await raw(
      `update account set account_state = 'Terminated', terminated_utc = now() where account_id = ${id}`,
    ).execute(owner);
    await raw(`insert into termination (account_id, state, due_utc, reason, requested_by_account_id, ended_utc)
      values (${id}, 'Done', now(), 'Price', 1, now())`).execute(owner);
    const inRoot = (statement: string) => asServer(`set app.scope = '/1/'; set "app.user" = '1'; ${statement}`);
    await expect(
      inRoot(`update account set account_state = 'Active', terminated_utc = null where account_id = ${id}`),
    ).rejects.toThrow('account Terminated is final');
    await expect(
      inRoot(`update termination set state = 'Scheduled', ended_utc = null where account_id = ${id}`),
    ).rejects.toThrow('termination Done is final');
  });

  async function accept(): Promise<void> {
    await sql`insert into terms_acceptance (terms_id, company_account_id, user_account_id)
      select (select min(terms_id) from terms), 1, min(user_account_id) from credential`.execute(server.database.owner);
  }
});
