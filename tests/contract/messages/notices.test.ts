/** Notices: left by whoever may not see whom they tell, posted when their transaction held, to those of the company whom they concern. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import CancelScheduledTermination from '../../../manifests/operations/Account/CancelScheduledTermination.ts';
import TerminateAccount from '../../../manifests/operations/Account/TerminateAccount.ts';
import { can } from '../../../src/define/contract/capability.ts';
import { openTransaction } from '../../../src/server/db/transaction.ts';
import { leaveNotice, notice } from '../../../src/server/messages/notices.ts';
import { noticeKinds } from '../../../src/server/messages/post-letters.ts';
import { RoundRunner } from '../../../src/server/queue/round-runner.ts';
import postNotices from '../../../src/server/rounds/post-notices.ts';
import { mailsTo } from '../../database/mails.ts';
import { full, giveOnly } from '../../database/rights.ts';
import { type DemoUser, startTestServer, type TestServer } from '../../database/server.ts';

let server: TestServer;
const people = {} as Record<DemoUser, { id: number; company: number; path: string }>;
const seen: unknown[] = [];
const problems: unknown[] = [];
let designated: readonly number[] | undefined;

beforeAll(async () => {
  server = await startTestServer();
  for (const name of ['owner', 'reseller', 'admin', 'user', 'approver'] as const) {
    const { UserAccountId: id, CompanyAccount, AccountPath } = await (await server.as(name)).me();
    people[name] = { id, company: CompanyAccount.AccountId, path: `/${AccountPath}/` };
  }
  const told = notice('test', {
    right: can('CREDITCHECK_ORDERMANAGEMENT', 'Execute'),
    designated: async () => designated ?? [people.reseller.id, people.owner.id, people.approver.id],
    letter: async (db, { subject_id, company_name }) => {
      const { rows } = await sql<{ scope: string; above: number }>`
        select scope() as scope, (select count(*)::int from account where parent_account_id is null) as above`.execute(
        db,
      );
      seen.push(rows[0]);
      if (subject_id < 0) return undefined;
      return () => ({ subject: `Order ${subject_id} of ${company_name}`, paragraphs: [], warning: '' });
    },
  });
  (noticeKinds as Map<string, unknown>).set('test', told);
  await giveOnly(server, people.reseller.id, { rights: full('CREDITCHECK_ORDERMANAGEMENT') });
  await giveOnly(server, people.user.id, { rights: full('CREDITCHECK_ORDERMANAGEMENT'), reach: 'own' });
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.database.owner.deleteFrom('outgoing_mail').execute();
  seen.length = 0;
  problems.length = 0;
  designated = undefined;
});

const post = () =>
  new RoundRunner(postNotices, { service: server.service, onProblem: (problem) => problems.push(problem) }).drain();
const letters = async () =>
  (await server.database.owner.selectFrom('outgoing_mail').select(['user_account_id', 'subject']).execute()).map(
    ({ user_account_id, subject }) => [user_account_id, subject],
  );
/** In the scope of a customer's user, who sees nobody but himself. */
async function leaveAs(name: DemoUser, company: number, subject = 7, kind = 'test'): Promise<void> {
  const { path, id } = people[name];
  const transaction = openTransaction(server.database.pool, { path, userAccountId: id });
  try {
    await leaveNotice(transaction.db, { kind, subject, company });
    await transaction.commit();
  } finally {
    await transaction.rollback();
  }
}

describe('a notice', () => {
  it('of a customer reaches those of his seller who hold the right and are designated, in the scope of the seller', async () => {
    const seller = people.reseller.company;
    const path = await server.database.owner
      .selectFrom('account')
      .select(['path', 'display_name'])
      .where('account_id', '=', seller)
      .executeTakeFirstOrThrow();
    await leaveAs('user', seller);
    await post();
    expect(await letters()).toEqual([[people.reseller.id, `Order 7 of ${path.display_name}`]]);
    expect(seen).toEqual([{ scope: path.path, above: 0 }]);
    expect(problems).toEqual([]);
    await post();
    expect(await letters()).toHaveLength(1);
  });

  it('reaches nobody who is not designated, whatever right he holds', async () => {
    designated = [people.approver.id];
    await leaveAs('user', people.reseller.company);
    await post();
    expect(await letters()).toEqual([]);
  });

  it('reaches a company’s own people and not those of companies below it', async () => {
    designated = [people.user.id, people.reseller.id];
    await leaveAs('user', people.user.company);
    await post();
    expect((await letters()).map(([id]) => id)).toEqual([people.user.id]);
  });

  it('tells nothing when there is nothing to tell any more, and is done', async () => {
    await leaveAs('user', people.reseller.company, -1);
    await post();
    await post();
    expect([seen.length, await letters(), problems]).toEqual([1, [], []]);
  });

  it('whose transaction is taken back tells nothing', async () => {
    const { path, id } = people.user;
    const transaction = openTransaction(server.database.pool, { path, userAccountId: id });
    await leaveNotice(transaction.db, { kind: 'test', subject: 8, company: people.reseller.company });
    await transaction.rollback();
    await post();
    expect([seen, await letters()]).toEqual([[], []]);
  });

  it('is posted once, however many servers are at it', async () => {
    for (let count = 0; count < 10; count += 1) await leaveAs('user', people.reseller.company, 100 + count);
    await Promise.all([post(), post(), post()]);
    expect((await letters()).length).toBe(10);
  });

  it('is left for nobody beside the session, and by nobody without one', async () => {
    const { account_id: foreign } = await server.database.owner
      .selectFrom('account')
      .select('account_id')
      .where('account_type', '=', 'Company')
      .where('path', 'not like', `%/${people.user.company}/%`)
      .limit(1)
      .executeTakeFirstOrThrow();
    for (const company of [foreign, people.user.id, 999_999])
      await expect(leaveAs('user', company)).rejects.toThrow(
        'is left for a company above the session or in its branch',
      );
    const unsigned = openTransaction(server.database.pool, undefined);
    const left = leaveNotice(unsigned.db, { kind: 'test', subject: 1, company: people.user.company });
    await expect(left).rejects.toThrow('is left for');
    await unsigned.rollback();
    await expect(server.database.pool.query('select from notice')).rejects.toThrow('permission denied');
  });

  it('stays as it was left, also for the owner, and is done once', async () => {
    const { owner } = server.database;
    for (const statement of [
      "update notice set kind = 'x'",
      'update notice set done_utc = null',
      'delete from notice',
      'truncate notice',
    ])
      await expect(sql.raw(statement).execute(owner)).rejects.toThrow('notice is append-only');
  });

  it('of a kind that nobody knows is told to those who look after the server, and waits', async () => {
    await leaveAs('user', people.reseller.company, 9, 'forgotten');
    await leaveAs('user', people.reseller.company, 10);
    await post();
    expect(String(problems[0])).toContain('is of the kind forgotten, which this version does not know');
    expect((await letters()).map(([, subject]) => String(subject).slice(0, 8))).toEqual(['Order 10']);
    const waiting = await owner().select('subject_id').where('done_utc', 'is', null).execute();
    expect(waiting).toEqual([{ subject_id: 9 }]);
  });
});

const owner = () => server.database.owner.selectFrom('notice');

it('a company learns of its planned end, and that it goes on after all, from whoever planned it above', async () => {
  await giveOnly(server, people.admin.id, { rights: { COMPANY_ACCOUNT: ['Read'] } });
  const root = await server.as('owner');
  const accountId = people.admin.company;
  const plan = { accountId, terminationDate: '2099-02-01T00:00:00Z', terminationReason: 'Price' } as const;
  await root.call(TerminateAccount, plan);
  await post();
  const [planned] = await mailsTo(server, people.admin.id);
  expect(planned?.text).toContain('2099-02-01 00:00 UTC');
  await root.call(CancelScheduledTermination, { accountId });
  await post();
  expect(await mailsTo(server, people.admin.id)).toHaveLength(2);
  await root.call(TerminateAccount, plan);
  await root.call(CancelScheduledTermination, { accountId });
  await post();
  // Nobody reads of an end that is planned no more.
  expect(await mailsTo(server, people.admin.id)).toHaveLength(3);
  const recipients = new Set((await letters()).map(([id]) => id));
  expect(recipients.has(people.owner.id)).toBe(false);
});
