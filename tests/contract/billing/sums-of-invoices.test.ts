/** Kept sums of documents: they say what the lines say, whatever was billed, corrected and thrown away in which order, and nobody writes them himself. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import BillingRun from '../../../manifests/operations/Administration/BillingRun.ts';
import AddCustomCharge from '../../../manifests/operations/CustomCharges/AddCustomCharge.ts';
import { intervalOf } from '../../../src/rules/billing/interval.ts';
import { issueNote } from '../../../src/server/billing/correct.ts';
import type { Tables } from '../../../src/server/db/tables.ts';
import { knownIds } from '../../../src/server/demo/world/accounts/account.ts';
import { full, giveOnly } from '../../database/rights.ts';
import { signIn, startTestServer, type TestServer } from '../../database/server.ts';
import { forgetYear, issueBill, type MadeBill, salesOf, year } from '../reporting/made-bills.ts';

const migrations = join(import.meta.dirname, '../../../src/server/db/migrations');
const fills = readFileSync(join(migrations, '330-sums-of-invoices.sql'), 'utf8');
let server: TestServer;
let sales: Awaited<ReturnType<typeof salesOf>>;
beforeAll(async () => {
  server = await startTestServer();
  sales = await salesOf(server);
}, 120_000);
afterAll(() => server.close());

/** Documents whose kept sums are not those of their lines, or of which one of both is missing. */
async function wrongIn(db: Kysely<Tables>): Promise<readonly unknown[]> {
  const { rows } = await sql`
    select invoice_id, fee, s.lines, l.lines as are_lines, s.amount, l.amount as are_amount
    from invoice_sum s full join (
      select l.invoice_id, case when l.months = 12 then 'Yearly' when l.months = 1 or l.kind = 'Usage' then 'Monthly' else 'OneTime' end as fee,
        l.seller_account_id, l.buyer_account_id, l.interval_id, count(*) as lines, sum(l.amount) as amount
      from invoice_line l group by 1, 2, 3, 4, 5) l using (invoice_id, fee)
    where (s.lines, s.amount, s.seller_account_id, s.buyer_account_id, s.interval_id)
      is distinct from (l.lines, l.amount, l.seller_account_id, l.buyer_account_id, l.interval_id)`.execute(db);
  return rows;
}
const wrong = () => wrongIn(server.database.owner);
const sums = async (db: Kysely<Tables>) =>
  (await sql<{ sum: unknown }>`select to_jsonb(s) as sum from invoice_sum s order by invoice_id, fee`.execute(db)).rows;

const inRoot = <Result>(work: (db: Kysely<Tables>) => Promise<Result>): Promise<Result> =>
  server.database.owner.transaction().execute(async (db) => {
    await sql`select set_config('app.scope', root_path(), true)`.execute(db);
    return work(db);
  });

/** Takes a line of the made up bills back, or charges less for it. */
const credit = (which: number, instead: boolean) =>
  inRoot(async (db) => {
    const { rows } = await sql<{ invoice: number; line: number }>`
      select l.invoice_id as invoice, l.invoice_line_id as line from invoice_line l join invoice i using (invoice_id)
      where i.kind = 'Invoice' and l.interval_id / 100 = ${year} and l.amount > 1
        and not exists (select from invoice_line c where c.credits_line_id = l.invoice_line_id)
      order by 1, 2`.execute(db);
    const chosen = rows[which % Math.max(rows.length, 1)];
    if (!chosen) return 0;
    const wanted = { invoiceId: chosen.invoice, lineIds: [chosen.line], reason: 'Made up' };
    await issueNote(db, { ...wanted, ...(instead && { instead: 0.5 }) });
    return 1;
  });

const draftMonth = year * 100 + 12;
/** A draft of charges and of what is used by the month, written in two statements. @returns its id. */
async function makeDraft(many: number): Promise<number> {
  return inRoot(async (db) => {
    const [sale] = sales;
    const [seller, buyer] = [knownIds.ostsee, sale?.buyer ?? 0];
    await sql`delete from invoice where interval_id = ${draftMonth} and state = 'Draft'`.execute(db);
    const { rows } = await sql<{ id: number }>`
      insert into invoice (seller_account_id, buyer_account_id, interval_id, currency, net, tax, total)
      values (${seller}, ${buyer}, ${draftMonth}, 'EUR', ${many * 3}, 0, ${many * 3}) returning invoice_id as id`.execute(
      db,
    );
    const id = rows[0]?.id ?? 0;
    await sql`insert into invoice_tax values (${id}, 0, ${seller}, ${buyer}, ${many * 3}, 0)`.execute(db);
    for (const half of [0, 1])
      await sql`
        with charge as (
          insert into custom_charge (seller_account_id, buyer_account_id, name, amount, currency, creator_account_id)
          select ${seller}, ${buyer}, 'Made up', 1 + ${half}, 'EUR', ${buyer} from generate_series(1, ${many}) returning custom_charge_id)
        insert into invoice_line (invoice_id, seller_account_id, buyer_account_id, interval_id, line_no, kind, custom_charge_id, quantity, unit_price, months, amount)
        select ${id}, ${seller}, ${buyer}, ${draftMonth}, ${half * many} + row_number() over (), 'CustomCharge', custom_charge_id, 1, 1,
          case when custom_charge_id % 2 = 0 then 1 end, 1 + ${half} from charge`.execute(db);
    return id;
  });
}

/** Throws some lines of a draft away, and of its sums what they were. */
const thin = (invoice: number, keep: number) =>
  inRoot(async (db) => {
    await sql`delete from invoice_line where invoice_id = ${invoice} and line_no > ${keep}`.execute(db);
    await sql`delete from invoice_tax where invoice_id = ${invoice}`.execute(db);
    await sql`
      insert into invoice_tax select i.invoice_id, 0, i.seller_account_id, i.buyer_account_id, coalesce(sum(l.amount), 0), 0
      from invoice i left join invoice_line l using (invoice_id) where i.invoice_id = ${invoice} group by i.invoice_id`.execute(
      db,
    );
    await sql`update invoice i set net = t.net, total = t.net from invoice_tax t where i.invoice_id = ${invoice} and t.invoice_id = i.invoice_id`.execute(
      db,
    );
  });

type Step =
  | { readonly is: 'bill'; readonly bill: MadeBill }
  | { readonly is: 'credit'; readonly which: number; readonly instead: boolean }
  | { readonly is: 'draft'; readonly many: number; readonly keep: number; readonly isThrownAway: boolean };

const line = fc.record({
  subscription: fc.nat(3),
  third: fc.constantFrom(0, 1) as fc.Arbitrary<0 | 1>,
  kind: fc.constantFrom('Recurring', 'Recurring', 'Charge') as fc.Arbitrary<'Recurring' | 'Charge'>,
  months: fc.constantFrom(1, 12) as fc.Arbitrary<1 | 12>,
  cents: fc.integer({ min: 0, max: 1_000_00 }),
});
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      is: fc.constant('bill' as const),
      bill: fc.record({
        isAbove: fc.boolean(),
        buyer: fc.nat(1),
        month: fc.integer({ min: 1, max: 3 }),
        currency: fc.constantFrom('EUR', 'CHF') as fc.Arbitrary<'EUR' | 'CHF'>,
        lines: fc.array(line, { minLength: 1, maxLength: 8 }),
      }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ is: fc.constant('credit' as const), which: fc.nat(20), instead: fc.boolean() }) },
  {
    weight: 1,
    arbitrary: fc.record({
      is: fc.constant('draft' as const),
      many: fc.integer({ min: 1, max: 4 }),
      keep: fc.nat(8),
      isThrownAway: fc.boolean(),
    }),
  },
);

describe('sums of documents', () => {
  it('are those of their lines in the demo world, after a run with a charge, and where a version without them is brought up to date', async () => {
    const { UserAccountId } = await (await server.as('reseller')).me();
    await giveOnly(server, UserAccountId, { rights: full('CUSTOM_CHARGE_COMPANY', 'ONLINEBILL') });
    const seller = await signIn(server.app, 'reseller');
    expect((await sums(server.database.owner)).length).toBeGreaterThan(20);
    expect(await wrong()).toEqual([]);
    await seller.call(AddCustomCharge, {
      accountId: knownIds.donau,
      customCharge: { Name: 'Anfahrt', Amount: 50 },
    });
    const interval = intervalOf(new Date().toISOString().slice(0, 10));
    await (await server.as('owner')).call(BillingRun, { interval });
    await sql`select schedule_job('bill', now())`.execute(server.database.owner);
    await server.work();
    const { rows: billed } = await sql<{ fee: string; amount: number }>`
      select s.fee, s.amount::float8 as amount from invoice_sum s
      where s.buyer_account_id = ${knownIds.donau} and s.interval_id = ${interval} and s.fee = 'OneTime'`.execute(
      server.database.owner,
    );
    expect(billed[0]?.amount).toBeGreaterThanOrEqual(50);
    expect(await wrong()).toEqual([]);
    const kept = await sums(server.database.owner);
    await inRoot(async (db) => {
      await sql`drop table invoice_sum; drop function keep_sums_of_invoices cascade`.execute(db);
      await sql.raw(fills).execute(db);
      expect(await sums(db)).toEqual(kept);
      await sql`select 1 / 0`.execute(db);
    }).catch((error) => expect(error).toHaveProperty('message', 'division by zero'));
    expect(await sums(server.database.owner)).toEqual(kept);
  }, 120_000);

  it('are those of their lines, whatever is billed, credited, charged less, drafted and thrown away', async () => {
    const done = { credited: 0, thinned: 0 };
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 10 }), async (steps) => {
        await forgetYear(server);
        for (const one of steps) {
          if (one.is === 'bill') await issueBill(server, sales, one.bill);
          else if (one.is === 'credit') done.credited += await credit(one.which, one.instead);
          else {
            const draft = await makeDraft(one.many);
            expect(await wrong()).toEqual([]);
            await thin(draft, one.keep);
            done.thinned += one.keep < 2 * one.many ? 1 : 0;
            if (one.isThrownAway)
              await inRoot((db) => sql`delete from invoice where invoice_id = ${draft}`.execute(db));
          }
          expect(await wrong()).toEqual([]);
        }
      }),
      { numRuns: 12, seed: 330, endOnFailure: true },
    );
    expect(done.credited).toBeGreaterThan(5);
    expect(done.thinned).toBeGreaterThan(5);
  }, 120_000);

  it('are seen by both parties and those above the seller, and written by nobody', async () => {
    await forgetYear(server);
    const lines = [{ subscription: 0, third: 0, kind: 'Recurring', months: 1, cents: 500 }] as const;
    await issueBill(server, sales, { isAbove: false, buyer: 0, month: 1, currency: 'EUR', lines });
    const { rows: named } = await sql<{ role: string }>`
      select value as role from installation where name = 'declared-role'`.execute(server.database.owner);
    const as = <Row>(account: number, statement: string) =>
      server.database.owner.transaction().execute(async (db) => {
        await sql`select set_config('app.scope', path, true) from account where account_id = ${account}`.execute(db);
        await sql`set local role ${sql.id(named[0]?.role ?? '')}`.execute(db);
        return (await sql.raw<Row>(statement).execute(db)).rows;
      });
    const month = `interval_id = ${year * 100 + 1}`;
    const buyer = sales[0]?.buyer ?? 0;
    for (const account of [buyer, knownIds.ostsee, knownIds.root])
      expect(await as(account, `select lines, amount::float8 from portolan.invoice_sum where ${month}`)).toEqual([
        { lines: 1, amount: 5 },
      ]);
    const stranger = sales.map((sale) => sale.buyer).find((each) => each !== buyer) ?? 0;
    expect(await as(stranger, `select from portolan.invoice_sum where ${month}`)).toEqual([]);
    for (const change of [
      `update portolan.invoice_sum set amount = 0 where ${month}`,
      `delete from portolan.invoice_sum where ${month}`,
      `insert into portolan.invoice_sum select * from portolan.invoice_sum where ${month}`,
    ])
      await expect(as(knownIds.ostsee, change)).rejects.toThrow(/permission denied/);
  });
});
