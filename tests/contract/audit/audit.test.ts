/** The audit log: one entry per write in its transaction, append-only, chained, readable and exportable. */

import { sql } from 'kysely';
import Papa from 'papaparse';
import readXlsxFile from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import ExportAuditLog from '../../../manifests/operations/Account/ExportAuditLog.ts';
import GetAuditLog from '../../../manifests/operations/Account/GetAuditLog.ts';
import SaveAccount from '../../../manifests/operations/Account/SaveAccount.ts';
import type { CurrentUserData } from '../../../src/server/identity/session.ts';
import { putFactor } from '../../database/factors.ts';
import { type Caller, startTestServer, type TestServer } from '../../database/server.ts';

let server: TestServer;
let admin: Caller;
let me: CurrentUserData;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('admin');
  me = await admin.me();
});
afterAll(() => server.close());

const entries = async (): Promise<number> => {
  const row = await server.database.owner
    .selectFrom('audit_entry')
    .select((count) => count.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return row.n;
};
const brokenLinks = async (): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from (
      select e.*, lag(e.hash, 1, ''::bytea) over (order by e.audit_entry_id) as before, audit_entry_hash(e) as made from audit_entry e
    ) linked where previous_hash <> before or hash <> made`.execute(server.database.owner);
  return rows[0]?.n ?? -1;
};

describe('an entry', () => {
  it('stands for each write, and none for a read or a refused write', async () => {
    const before = await entries();
    await admin.call(SaveAccount, { accountId: me.CompanyAccount.AccountId, values: { City: 'Krems' } });
    expect(await entries()).toBe(before + 1);
    await admin.post(SaveAccount.operation, { accountId: me.CompanyAccount.AccountId, values: { CompanyName: '' } });
    await admin.post(GetAuditLog.operation, { accountId: me.CompanyAccount.AccountId, mode: 'audit' });
    await admin.post(SaveAccount.operation, { accountId: 999_999_999, values: {} });
    expect(await entries()).toBe(before + 1);
  });

  it('names event, target, user, time and what changed', async () => {
    await admin.call(SaveAccount, { accountId: me.CompanyAccount.AccountId, values: { City: 'Wien' } });
    const { Items } = await admin.call(GetAuditLog, {
      accountId: me.CompanyAccount.AccountId,
      mode: 'audit',
      limit: 1,
    });
    expect(Items[0]).toMatchObject({
      Event: 'Account saved',
      Target: { AccountId: me.CompanyAccount.AccountId },
      User: { AccountId: me.UserAccountId },
      Details: expect.stringMatching(/^City: .* → Wien$/),
    });
    expect(Math.abs(Date.now() - Date.parse(Items[0]?.TimeUtc ?? ''))).toBeLessThan(60_000);
  });

  it('is read by everybody in his language, with the names of fields, members and days', async () => {
    const accountId = me.UserAccountId;
    await admin.call(SaveAccount, { accountId, values: { Birthday: '1990-03-14', PreferredLanguage: 'de' } });
    await admin.call(SaveAccount, { accountId, values: { Birthday: '1991-03-14', PreferredLanguage: 'pl' } });
    const read = async (language: string) => {
      const input = { accountId, mode: 'audit', limit: 1 };
      const { data } = await admin.post(GetAuditLog.operation, input, { 'accept-language': language });
      return (data as { Items: { Details: string }[] }).Items[0]?.Details;
    };
    expect([await read('en'), await read('de')]).toEqual([
      'Birthday: Mar 14, 1990 → Mar 14, 1991; Language of messages: German → Polish',
      'Geburtstag: 14. März 1990 → 14. März 1991; Sprache der Nachrichten: Deutsch → Polnisch',
    ]);
  });

  it('does not tell the values of guarded fields', async () => {
    const owner = await server.as('owner');
    const { UserAccountId } = await owner.me();
    await putFactor(server, UserAccountId);
    await expect.poll(async () => (await owner.me()).HasSecondFactor).toBe(true);
    await owner.call(SaveAccount, { accountId: me.CompanyAccount.AccountId, values: { CreditLimit: 123_456 } });
    const { Items } = await admin.call(GetAuditLog, {
      accountId: me.CompanyAccount.AccountId,
      mode: 'audit',
      limit: 1,
    });
    expect(Items[0]?.Details).toContain('changed');
    expect(JSON.stringify(Items[0])).not.toContain('123456');
  });
});

describe('the chain', () => {
  it('is whole, also after writes at the same time', async () => {
    const owner = await server.as('owner');
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        owner.call(SaveAccount, { accountId: me.CompanyAccount.AccountId, values: { City: `City ${index}` } }),
      ),
    );
    expect(await brokenLinks()).toBe(0);
  });

  it('cannot be changed by the server, and shows when its owner does', async () => {
    const { pool, owner } = server.database;
    for (const statement of [
      'update audit_entry set event = event',
      'delete from audit_entry',
      'truncate audit_entry',
    ]) {
      await expect(pool.query(statement)).rejects.toThrow(/permission denied/);
      await expect(sql.raw(statement).execute(owner)).rejects.toThrow(/append-only/);
    }
    await sql`alter table audit_entry disable trigger user`.execute(owner);
    await sql`update audit_entry set target_name = 'Somebody else' where audit_entry_id = (select min(audit_entry_id) + 3 from audit_entry)`.execute(
      owner,
    );
    await sql`alter table audit_entry enable trigger user`.execute(owner);
    expect(await brokenLinks()).toBeGreaterThan(0);
  });
});

describe('the list', () => {
  const ask = (more: object) =>
    admin.post(GetAuditLog.operation, { accountId: me.CompanyAccount.AccountId, mode: 'audit', ...more });

  it('pages, sorts and filters', async () => {
    const page = async (more: object) =>
      (await ask(more)).data as {
        Items: { Event: string; TimeUtc: string; AuditEntryId: number }[];
        TotalCount: number;
      };
    const all = await page({ limit: 1000 });
    expect(all.Items.length).toBe(all.TotalCount);
    const second = await page({ limit: 5, options: { offset: 5 } });
    expect(second.Items).toEqual(all.Items.slice(5, 10));
    const byEvent = await page({ limit: 1000, orderBy: { Key: 'Event', Value: 'ASC' } });
    expect(byEvent.Items.map(({ Event }) => Event)).toEqual(all.Items.map(({ Event }) => Event).sort());
    const found = await page({ limit: 1000, options: { filter: 'account SAVED' } });
    expect(new Set(found.Items.map(({ Event }) => Event))).toEqual(new Set(['Account saved']));
    const since = all.Items[3]?.TimeUtc ?? '';
    const recent = await page({ limit: 1000, from: since });
    expect(recent.Items.every(({ TimeUtc }) => TimeUtc >= since)).toBe(true);
  });

  it('in user mode holds what that user did', async () => {
    const { Items } = await admin.call(GetAuditLog, { accountId: me.UserAccountId, mode: 'user', limit: 1000 });
    expect(Items.length).toBeGreaterThan(0);
    expect(new Set(Items.map(({ User }) => User.AccountId))).toEqual(new Set([me.UserAccountId]));
  });

  it('refuses a time that is none', async () => {
    expect((await ask({ from: 'yesterday' })).status).toBe(400);
  });
});

describe('the export', () => {
  it('holds the rows of the screen, as CSV and XLSX, and no live formula', async () => {
    await admin.call(SaveAccount, {
      accountId: me.CompanyAccount.AccountId,
      values: { CompanyName: '=HYPERLINK("https://evil.example")' },
    });
    await admin.call(SaveAccount, { accountId: me.CompanyAccount.AccountId, values: { City: 'Steyr' } });
    const input = { accountId: me.CompanyAccount.AccountId, mode: 'audit' as const };
    const { TotalCount } = await admin.call(GetAuditLog, input);
    const csv = await admin.call(ExportAuditLog, { ...input, format: 'csv' });
    expect([csv.ContentType, csv.FileName]).toEqual([
      'text/csv; charset=utf-8',
      expect.stringMatching(/^audit-log-\d+-\d{4}-\d\d-\d\d\.csv$/),
    ]);
    const text = Buffer.from(csv.Content, 'base64').toString('utf8');
    const rows = Papa.parse<string[]>(text.replace('\uFEFF', '')).data;
    expect(rows[0]).toEqual(['Event', 'Target', 'User', 'Time UTC', 'Details']);
    expect(rows.length).toBe(TotalCount + 1);
    expect(rows.flat().filter((cell) => /^[=+@\t\r-]/.test(cell))).toEqual([]);
    const xlsx = await admin.call(ExportAuditLog, { ...input, format: 'xlsx' });
    const sheet = await readXlsxFile(Buffer.from(xlsx.Content, 'base64'));
    expect(JSON.stringify(sheet)).toContain('Steyr');
  });
});

describe('the log', () => {
  it('is narrowed by event, user and target over all of its entries, in the language that is read, also as a file', async () => {
    const owner = await server.as('owner');
    const company = me.CompanyAccount.AccountId;
    await owner.call(SaveAccount, { accountId: company, values: { City: 'Graz' } });
    await admin.call(SaveAccount, { accountId: company, values: { City: 'Linz' } });
    const question = { accountId: company, mode: 'audit' as const };
    const page = async (more: object, language = 'en') => {
      const answer = await owner.post(GetAuditLog.operation, { ...question, ...more }, { 'accept-language': language });
      return answer.data as {
        TotalCount: number;
        Items: { Event: string; User: { DisplayName: string }; Target: { DisplayName: string } }[];
      };
    };
    const all = await page({});
    const saved = await page({ event: 'account saved' });
    expect(new Set(saved.Items.map(({ Event }) => Event))).toEqual(new Set(['Account saved']));
    expect(saved.TotalCount).toBeLessThan(all.TotalCount);
    const german = await page({ event: 'KONTO GESPEICHERT' }, 'de');
    expect(german.TotalCount).toBe((await page({ event: 'account saved' })).TotalCount);
    const mine = await page({ user: me.UserAccount.DisplayName.slice(3), event: 'saved' });
    expect(mine.TotalCount).toBeGreaterThan(0);
    expect(new Set(mine.Items.map(({ User }) => User.DisplayName))).toEqual(new Set([me.UserAccount.DisplayName]));
    const about = await page({ target: 'dampfschiff', user: me.UserAccount.DisplayName });
    expect(about.Items.every(({ Target }) => /dampfschiff/i.test(Target.DisplayName))).toBe(true);
    expect([(await page({ user: 'nobody%' })).TotalCount, (await page({ event: 'nothing' })).TotalCount]).toEqual([
      0, 0,
    ]);
    const { Content } = await owner.call(ExportAuditLog, { ...question, user: 'nobody%', format: 'csv' });
    expect(Buffer.from(Content, 'base64').toString().trim().split('\n')).toHaveLength(1);
  });
});
