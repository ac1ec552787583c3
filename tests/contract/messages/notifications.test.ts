/** Notifications by preference really go out: once for each person and term, or keyword, to whom may see what he is told of (CONST-04 to CONST-07). */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import AddNote from '../../../manifests/operations/Account/AddNote.ts';
import GetPreferences from '../../../manifests/operations/NotificationPreferences/GetPreferences.ts';
import SavePreferences from '../../../manifests/operations/NotificationPreferences/SavePreferences.ts';
import { mailsTo } from '../../database/mails.ts';
import { giveOnly } from '../../database/rights.ts';
import { type Caller, startTestServer, type TestServer } from '../../database/server.ts';

let server: TestServer;
let admin: Caller;
let adminId: number;
let userId: number;
let company: number;
let running: readonly number[];

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('admin');
  const me = await admin.me();
  [adminId, company] = [me.UserAccountId, me.CompanyAccount.AccountId];
  userId = (await (await server.as('user')).me()).UserAccountId;
  const { rows } = await sql<{ account_id: number }>`
    select s.account_id from subscription s join account a using (account_id)
    where s.state = 'Active' and a.account_state = 'Active' and (company_of(a.account_id)).account_id = ${company}
    order by s.account_id limit 3`.execute(owner());
  running = rows.map(({ account_id }) => account_id);
});
beforeEach(async () => {
  await sql`delete from notification_preference; delete from commitment_reminder; delete from keyword_notice`.execute(
    owner(),
  );
  await sql`delete from outgoing_mail`.execute(owner());
  // Nothing else ends soon.
  await sql`update subscription set term_end_date = current_date + 900 where term_end_date is not null and state <> 'Ended'`.execute(
    owner(),
  );
});
afterAll(() => server.close());

const owner = () => server.database.owner;
const preferences = {
  CommitmentPeriods: ['1-month' as const, '3-year' as const, 'other' as const],
  DaysBeforeOneMonth: 7,
  DaysBeforeThreeYear: 90,
  DaysBeforeOther: 30,
};
const ends = (accountId: number | undefined, days: number, months = 12) =>
  sql`update subscription set term_end_date = current_date + ${days}::int, commitment_months = ${months} where account_id = ${accountId}`.execute(
    owner(),
  );
async function run(job: string): Promise<void> {
  await sql`delete from job where name = ${job}`.execute(owner());
  await sql`insert into job (name, payload) values (${job}, '{}')`.execute(owner());
  await server.work();
}
const remind = () => run('commitment-reminders');
const subjects = async (who: number) => (await mailsTo(server, who)).map(({ subject }) => subject);
const nameOf = async (accountId: number | undefined): Promise<string> =>
  (
    await owner()
      .selectFrom('account')
      .select('display_name')
      .where('account_id', '=', Number(accountId))
      .executeTakeFirstOrThrow()
  ).display_name;

describe('a reminder of a term that ends', () => {
  it('comes within the days, once for each term, all of a day in one mail', async () => {
    const [first, second, later] = running;
    await ends(first, 30);
    await ends(second, 7, 1);
    await ends(later, 31);
    await remind();
    const [mail, ...others] = await mailsTo(server, adminId);
    expect(others).toEqual([]);
    expect(mail?.subject).toContain('2');
    expect(mail?.text).toContain(await nameOf(first));
    expect(mail?.text).not.toContain(`#/account/${later}`);
    await remind();
    expect(await subjects(adminId)).toHaveLength(1);
    await ends(later, 30);
    await remind();
    expect(await subjects(adminId)).toHaveLength(2);
    // The next term is another one.
    await ends(first, 29);
    await remind();
    expect(await subjects(adminId)).toHaveLength(3);
  });

  it('comes as somebody has said, and else as his company has', async () => {
    const [threeYears, month] = running;
    await ends(threeYears, 120, 36);
    await ends(month, 3, 1);
    await admin.call(SavePreferences, {
      accountId: company,
      preferences: { ...preferences, CommitmentPeriods: ['3-year'], DaysBeforeThreeYear: 120 },
    });
    expect(await admin.call(GetPreferences, { accountId: adminId })).toMatchObject({
      CommitmentPeriods: ['3-year'],
      DaysBeforeThreeYear: 120,
      Version: '0',
    });
    await remind();
    const [mail] = await mailsTo(server, adminId);
    expect(mail?.text).toContain(`/v/#/account/${threeYears}`);
    await admin.call(SavePreferences, {
      accountId: adminId,
      preferences: { ...preferences, CommitmentPeriods: ['1-month'], DaysBeforeOneMonth: 3 },
    });
    await remind();
    expect((await mailsTo(server, adminId)).at(-1)?.text).toContain(`/v/#/account/${month}`);
  });

  it('comes in the language of its reader', async () => {
    await ends(running[0], 30);
    const language = (to: string) =>
      sql`update account_value set "values" = "values" || jsonb_build_object('PreferredLanguage', ${to}::text) where account_id = ${adminId}`.execute(
        owner(),
      );
    for (const [to, said] of [
      ['de', /endet bald$/],
      ['sv', /löper snart ut$/],
    ] as const) {
      await sql`delete from commitment_reminder; delete from outgoing_mail`.execute(owner());
      await language(to);
      await remind();
      expect((await subjects(adminId))[0]).toMatch(said);
    }
    await language('en');
  });

  it('comes to nobody beside the company, without the rights, ended, or who sees only what is his own', async () => {
    await ends(running[0], 30);
    const readers = async () => {
      const { rows } = await sql<{ id: number; company: number }>`
        select distinct user_account_id as id, (company_of(user_account_id)).account_id as company from outgoing_mail`.execute(
        owner(),
      );
      return rows;
    };
    await remind();
    const told = await readers();
    expect(new Set(told.map((each) => each.company))).toEqual(new Set([company]));
    expect(told.map(({ id }) => id)).toContain(adminId);
    expect(told.map(({ id }) => id)).not.toContain(userId);
    await sql`delete from commitment_reminder; delete from outgoing_mail`.execute(owner());
    await sql`update account set account_state = 'Terminated', terminated_utc = now() where account_id = ${running[0]}`
      .execute(owner())
      .catch(() =>
        sql`update account set account_state = 'Terminated' where account_id = ${running[0]}`.execute(owner()),
      );
    await remind();
    expect(await readers()).toEqual([]);
  });

  it('is told and noted together: what fails is told by the next run (I50)', async () => {
    await ends(running[1], 30);
    await sql`create function refuse_mail() returns trigger language plpgsql as $$ begin raise exception 'no mail'; end $$;
      create trigger refuse before insert on outgoing_mail for each row execute function refuse_mail()`.execute(
      owner(),
    );
    await remind();
    const { rows } = await sql`select 1 from commitment_reminder`.execute(owner());
    expect(rows).toEqual([]);
    await sql`drop trigger refuse on outgoing_mail; drop function refuse_mail`.execute(owner());
    await remind();
    expect(await subjects(adminId)).toHaveLength(1);
  });

  it('comes once though several servers do the work at once', async () => {
    await ends(running[1], 30);
    const told = await Promise.all(
      Array.from({ length: 4 }, () =>
        owner()
          .transaction()
          .execute(async (work) => {
            await sql`select set_config('app.scope', root_path(), true)`.execute(work);
            const { rows } = await sql<{ user_account_id: number }>`
              select user_account_id from remind_company(${company}, '{"1-month":7,"3-year":90,"other":30}')`.execute(
              work,
            );
            return rows.filter(({ user_account_id }) => user_account_id === adminId).length;
          }),
      ),
    );
    expect(told.sort()).toEqual([0, 0, 0, 1]);
    await remind();
    expect(await subjects(adminId)).toEqual([]);
  });
});

describe('a keyword', () => {
  const listen = (Keywords: string[], by = admin, accountId = adminId) =>
    by.call(SavePreferences, { accountId, preferences: { ...preferences, Keywords } });
  const hear = () => run('keyword-notifications');
  /** Somebody else does something to a service of the company. */
  const happens = async (accountId: number | undefined) =>
    (await server.as('owner')).call(AddNote, { accountId: Number(accountId), text: 'Asked about it.' });

  it('is heard in what others do after it was saved, once', async () => {
    const name = await nameOf(running[1]);
    await happens(running[1]);
    await listen([name.slice(0, 6).toUpperCase()]);
    await hear();
    expect(await subjects(adminId)).toEqual([]);
    await happens(running[1]);
    await hear();
    const [mail, ...others] = await mailsTo(server, adminId);
    expect([mail?.subject, others]).toEqual([`News with your keywords: ${name.slice(0, 6).toUpperCase()}`, []]);
    expect(mail?.text).toContain(name);
    await hear();
    expect(await subjects(adminId)).toHaveLength(1);
  });

  it('is not heard in what one does oneself, in what is out of sight, or without the right to read the log', async () => {
    await listen(['password', 'note']);
    await hear();
    const { AccountId } = (await (await server.as('reseller')).me()).CompanyAccount;
    await happens(AccountId);
    await hear();
    expect(await subjects(adminId)).toEqual([]);
    await happens(running[1]);
    await giveOnly(server, adminId, { rights: { NOTIFICATIONS_USER_WITH_KEYWORDS: ['Read'] } });
    await hear();
    expect(await subjects(adminId)).toEqual([]);
  });
});
