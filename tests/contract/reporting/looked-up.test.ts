/** Reports whose rows a function looks up at once: they say of each reader's branch, period and choice what its rows one by one say (I10). */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import GetReportChart from '../../../manifests/operations/Reporting/GetReportChart.ts';
import RunReport from '../../../manifests/operations/Reporting/RunReport.ts';
import { knownIds } from '../../../src/server/demo/world/accounts/account.ts';
import { full, giveOnly } from '../../database/rights.ts';
import { type Caller, type DemoUser, signIn, startTestServer, type TestServer } from '../../database/server.ts';

const rights = full(
  'REPORTING',
  'CREDITCHECK_ORDERMANAGEMENT',
  'BILLING_SHOWPRODUCTPRICE',
  'SUBSCRIPTION',
  'ONLINEBILL',
);
let server: TestServer;
let readers: readonly { readonly caller: Caller; readonly path: string }[];
beforeAll(async () => {
  server = await startTestServer();
  readers = await Promise.all((['owner', 'reseller', 'admin'] as const).map(having));
  // Something of everything, whatever the demo world has of it.
  await sql`
    update subscription set term_end_date = current_date + 1 + (account_id % 60)::integer,
      renewal_mode = case when account_id % 3 = 0 then 'Terminate' else 'Renew' end
    where state in ('Active', 'Suspended')`.execute(server.database.owner);
}, 120_000);
afterAll(() => server.close());

async function having(name: DemoUser): Promise<{ caller: Caller; path: string }> {
  const { UserAccountId, CompanyAccount } = await (await server.as(name)).me();
  await giveOnly(server, UserAccountId, { rights });
  const { path } = await server.database.owner
    .selectFrom('account')
    .select('path')
    .where('account_id', '=', CompanyAccount.AccountId)
    .executeTakeFirstOrThrow();
  return { caller: await signIn(server.app, name), path };
}

interface Counted {
  readonly month: string;
  readonly code: string;
  readonly many: number;
}

async function compare(
  report: string,
  parameters: Readonly<Record<string, string | number>>,
  expected: (path: string) => Promise<readonly Counted[]>,
) {
  const found: number[] = [];
  for (const { caller, path } of readers) {
    const below = parameters['below'];
    const asked = { report, parameters };
    const { status } = await caller.post(RunReport.operation, asked);
    // An account out of sight is none that he can ask for.
    if (below !== undefined && status === 404) continue;
    const rows = await expected(path);
    const sum = rows.reduce((total, { many }) => total + many, 0);
    found.push(sum);
    expect((await caller.call(RunReport, { ...asked, limit: 1 })).TotalCount).toBe(sum);
    const points = await caller.call(GetReportChart, asked);
    const drawn = points.filter(({ Value }) => Value !== 0).map(({ Month, Value }) => [Month, Value] as const);
    expect(drawn.toSorted(inOrder)).toEqual(rows.map(({ month, many }) => [month, many] as const).toSorted(inOrder));
  }
  return found;
}

const inOrder = (one: readonly [string, number], other: readonly [string, number]): number =>
  one[0].localeCompare(other[0]) || one[1] - other[1];

describe('orders and decisions', () => {
  const orders = (path: string, more: { below?: number; state?: string } = {}) =>
    sql<Counted>`
      select to_char(o.submitted_utc at time zone 'UTC', 'YYYY-MM') as month, o.state as code, count(*)::integer as many
      from customer_order o join account s on s.account_id = o.seller_account_id and s.path ^@ ${path}
      join account b on b.account_id = o.buyer_account_id
      where o.submitted_utc >= '2020-01-01' and o.submitted_utc < '2030-01-01' and o.state = coalesce(${more.state ?? null}, o.state)
        and b.path ^@ coalesce((select path from account where account_id = ${more.below ?? null}), '/')
      group by 1, 2`
      .execute(server.database.owner)
      .then(({ rows }) => rows);
  const always = { from: '2020-01-01', to: '2029-12-31' };

  it('are those of the sellers of the branch, and of a branch within it', async () => {
    const all = await compare('orders', always, orders);
    expect(all[0]).toBeGreaterThan(all[1] ?? 0);
    expect(all[1]).toBeGreaterThan(0);
    // A company sells nothing, though it has ordered.
    expect(all[2]).toBe(0);
    const below = knownIds.donau;
    const [ofOne] = await compare('orders', { ...always, below }, (path) => orders(path, { below }));
    expect(ofOne).toBeGreaterThan(0);
    expect(ofOne).toBeLessThan(all[0] ?? 0);
  });

  it('are those in a state', async () => {
    for (const state of ['Pending', 'Approved', 'Rejected', 'Cancelled'])
      await compare('orders', { ...always, state }, (path) => orders(path, { state }));
  });
});

describe('renewals ahead', () => {
  const terms = (path: string, more: { below?: number; mode?: string; days: number }) =>
    sql<Counted>`
      select to_char(s.term_end_date, 'YYYY-MM') as month, s.renewal_mode as code, count(*)::integer as many
      from subscription s join account a using (account_id)
      where s.state in ('Active', 'Suspended') and a.path ^@ ${path} and s.term_end_date >= current_date
        and s.term_end_date < current_date + ${more.days}::integer and s.renewal_mode = coalesce(${more.mode ?? null}, s.renewal_mode)
        and a.path ^@ coalesce((select path from account where account_id = ${more.below ?? null}), '/')
      group by 1, 2`
      .execute(server.database.owner)
      .then(({ rows }) => rows);

  it('are those of the branch within the days that were asked for', async () => {
    const [all, ofSeller] = await compare('renewals', { ahead: 'Next90Days' }, (path) => terms(path, { days: 90 }));
    expect(all).toBeGreaterThan(ofSeller ?? 0);
    expect(ofSeller).toBeGreaterThan(0);
    const [fewer] = await compare('renewals', { ahead: 'Next30Days' }, (path) => terms(path, { days: 30 }));
    expect(fewer).toBeLessThan(all ?? 0);
  });

  it('are those of a branch within it, and of what becomes of them', async () => {
    const below = knownIds.donau;
    await compare('renewals', { ahead: 'Next90Days', below }, (path) => terms(path, { days: 90, below }));
    for (const mode of ['Renew', 'Terminate'])
      await compare('renewals', { ahead: 'Next90Days', mode }, (path) => terms(path, { days: 90, mode }));
  });
});
