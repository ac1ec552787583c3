/** Generated lives of subscriptions, billed for three years by the product's own runs: P1 to P10 of what they leave in the database. */
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isWhole, sample } from '../../../generators/testing/sample.ts';
import GetOnlineBillReport from '../../../manifests/operations/Account/GetOnlineBillReport.ts';
import GetTrace from '../../../manifests/operations/Account/GetTrace.ts';
import { cutOffOf, endOf, type IntervalId, intervalAfter, intervalOf } from '../../../src/rules/billing/interval.ts';
import { dayAfter, latest } from '../../../src/rules/billing/period.ts';
import { type Life, lives, quantityOn } from '../../../src/rules/billing/testing/lives.ts';
import { beginRunsOf } from '../../../src/server/billing/begin.ts';
import { endNext } from '../../../src/server/billing/run.ts';
import { billBuyers, claim } from '../../../src/server/billing/step.ts';
import { setClock } from '../../../src/server/demo/world/billing/clock.ts';
import { startTestServer, type TestServer } from '../../database/server.ts';
import { companyOf, lifeOf, putLives, resellers, subscriptionOf, top } from './put-lives.ts';

const [first, last]: readonly [IntervalId, IntervalId] = [202401, 202612];
const many = isWhole ? 2000 : 40;
const lived = fc.sample(lives, { numRuns: many, seed: sample });
/** Bills are made of all of them, and looked at one by one of these. */
const some = lived.flatMap((life, number) => (number < 25 ? [{ life, number }] : []));

interface Line {
  readonly account: number;
  readonly span: number;
  readonly kind: string;
  readonly position: number;
  readonly from: string;
  readonly until: string;
  readonly quantity: number;
}

let server: TestServer;
let lines: ReadonlyMap<string, readonly Line[]>;
let estimates: readonly string[][];
beforeAll(async () => {
  server = await startTestServer();
  await setClock(server.database.owner, new Date('2026-12-20T12:00:00Z'));
  await putLives(server.database.owner, lived, endOf(last));
  for (let interval = first; interval < last; interval = intervalAfter(interval, 1)) await bill(interval);
  await setClock(server.database.owner, new Date('2026-12-20T12:00:00Z'));
  estimates = await bills();
  await bill(last);
  const found = await rowsOf(sql<Line>`
    select l.account_id as account, l.span_id as span, l.kind, t.position, lower(l.covers)::text as "from", upper(l.covers)::text as until,
      l.quantity::float8 as quantity
    from invoice_line l join sale_tier t using (tier_id) where l.account_id >= ${top} order by lower(l.covers)`);
  lines = grouped(found, ({ account, position }) => `${lifeOf(account)} ${position}`);
}, 600_000);
afterAll(() => server.close());

const rowsOf = async <Row>(query: ReturnType<typeof sql<Row>>): Promise<readonly Row[]> =>
  (await query.execute(server.database.owner)).rows;

/** As the product's job does it, of these sellers alone. @returns how many runs it began. */
async function bill(interval: IntervalId): Promise<number> {
  const { owner } = server.database;
  await setClock(owner, new Date(cutOffOf(interval).getTime() + 300_000));
  const step = <Done>(work: (db: typeof owner) => Promise<Done>): Promise<Done> =>
    owner.transaction().execute(async (db) => {
      await sql`select set_config('app.scope', (select path from account where account_id = ${top}), true)`.execute(db);
      return work(db);
    });
  const begun = await step((db) => beginRunsOf(db, interval, cutOffOf(interval)));
  const next = (): Promise<boolean> =>
    step(async (db) => {
      const claimed = await claim(db);
      if (claimed) await billBuyers(db, claimed);
      return claimed !== undefined;
    });
  while (await next());
  for (let run = await step(endNext); run; run = await step(endNext)) expect(run.state).toBe('Finished');
  return begun;
}

/** What these companies read of the last month, whether it is an estimate or not. */
async function bills(): Promise<readonly string[][]> {
  const owner = await server.as('owner');
  return Promise.all(
    some.map(async ({ number }) => {
      const { Items } = await owner.call(GetOnlineBillReport, {
        accountId: companyOf(number),
        intervalId: last,
        limit: 1000,
      });
      return Items.map(({ RowId, IsEstimate, ...row }) => JSON.stringify(row)).sort();
    }),
  );
}

const linesOf = (number: number, position: number): readonly Line[] => lines.get(`${number} ${position}`) ?? [];
/** The buyer of the first sale pays from a day on; who sells to him pays all. */
const paidFrom = ({ start, billedFrom }: Life, position: number): string =>
  position === 1 ? latest(start, billedFrom) : start;
const paidUntil = ({ end = endOf(last) }: Life): string => (end < endOf(last) ? end : endOf(last));

function grouped<Each, Key>(all: readonly Each[], keyOf: (each: Each) => Key): ReadonlyMap<Key, readonly Each[]> {
  const groups = new Map<Key, Each[]>();
  for (const each of all) {
    const key = keyOf(each);
    const group = groups.get(key);
    if (group) group.push(each);
    else groups.set(key, [each]);
  }
  return groups;
}

function daysFrom(from: string, until: string): readonly string[] {
  const days: string[] = [];
  for (let day = from; day < until; day = dayAfter(day)) days.push(day);
  return days;
}

describe('bills of generated lives', () => {
  it('ask each day for what ran on it, once (P2, P3)', () => {
    for (const [number, life] of lived.entries())
      for (const position of [1, 2]) {
        const recurring = linesOf(number, position).filter(({ kind }) => kind === 'Recurring');
        const isWholeMonths = life.billing === 'Monthly' && !life.isProrated;
        const days = daysFrom(life.start, paidUntil(life));
        const paid = (day: string): number => (day < paidFrom(life, position) ? 0 : quantityOn(life, day));
        const billed = (day: string): number =>
          recurring.reduce((sum, line) => (line.from <= day && day < line.until ? sum + line.quantity : sum), 0);
        const odd = isWholeMonths
          ? [...grouped(days, intervalOf)].filter(([interval, of]) => {
              const asked = recurring.filter(({ from }) => intervalOf(from) === interval);
              return asked.reduce((sum, { quantity }) => sum + quantity, 0) !== Math.max(...of.map(paid));
            })
          : days.filter((day) => billed(day) !== paid(day));
        expect({ life, position, odd }).toEqual({ life, position, odd: [] });
      }
  });

  it('have a line for each order that was approved, or nothing was due, and each line says what it is of (P8)', async () => {
    for (const [number, life] of lived.entries())
      for (const position of [1, 2]) {
        const found = linesOf(number, position);
        const wasDue = paidFrom(life, position) < paidUntil(life);
        expect([life, found.some(({ kind }) => kind === 'Recurring')]).toEqual([life, wasDue]);
        const setups = found.filter(({ kind }) => kind === 'OneTime').length;
        expect([life, setups]).toEqual([life, paidFrom(life, position) === life.start ? 1 : 0]);
      }
    const odd = await rowsOf(sql`
      select l.invoice_line_id from invoice_line l
      left join subscription_span s on s.span_id = l.span_id and s.account_id = l.account_id and s.item_id = l.item_id
      where l.account_id >= ${top} and (s.span_id is null or lower(l.covers) < s.from_date)`);
    expect(odd).toEqual([]);
  });

  it('are found from the order on, and the order from each of their lines (P8)', async () => {
    const owner = await server.as('owner');
    for (const { number } of some) {
      const accountId = subscriptionOf(number);
      const trace = await owner.call(GetTrace, { accountId });
      expect(trace.Orders.length).toBe(1);
      expect(trace.LinesCount).toBe(linesOf(number, 1).length + linesOf(number, 2).length);
      const orderId = trace.Orders[0]?.OrderId ?? 0;
      expect(await owner.call(GetTrace, { orderId })).toEqual(trace);
      const [line] = trace.Lines;
      if (line) expect(await owner.call(GetTrace, { lineId: line.LineId })).toEqual(trace);
    }
  });

  it('are the sums of their parts (P1)', async () => {
    const odd = await rowsOf(sql`
      select i.invoice_id from invoice i where i.seller_account_id >= ${top} and (i.total <> i.net + i.tax
        or i.net <> (select sum(l.amount) from invoice_line l where l.invoice_id = i.invoice_id)
        or i.net <> (select sum(t.net) from invoice_tax t where t.invoice_id = i.invoice_id)
        or i.tax <> (select sum(t.tax) from invoice_tax t where t.invoice_id = i.invoice_id)
        or i.tax <> (select sum(round(t.net * t.percent / 100, 2)) from invoice_tax t where t.invoice_id = i.invoice_id))`);
    expect(odd).toEqual([]);
  });

  it('cost what ran at its price, rounded once (P5)', async () => {
    const odd = await rowsOf(sql`
      select l.invoice_line_id from invoice_line l where l.account_id >= ${top}
        and l.amount <> round(l.quantity * l.unit_price * coalesce(l.months, 1) * coalesce(l.days, 1) / coalesce(l.of_days, 1), 2)`);
    expect(odd).toEqual([]);
  });

  it('are numbered from 1 on without a gap, in the order of issue (P6)', async () => {
    const odd = await rowsOf(sql`
      select invoice_id from (
        select invoice_id, right(number, 6)::integer as number, substr(number, 3, 4)::integer as year, issued_utc,
          row_number() over (partition by seller_account_id, left(number, 6) order by issued_utc, number) as place
        from invoice where seller_account_id >= ${top}) i
      where number <> place or year <> extract(year from issued_utc at time zone 'UTC')`);
    expect(odd).toEqual([]);
    const [count] = await rowsOf(sql<{ sellers: number }>`
      select count(distinct seller_account_id)::integer as sellers from invoice where seller_account_id = any (${[top, ...resellers]}::bigint[])`);
    expect(count).toEqual({ sellers: 3 });
  });

  it('leave the chain what the payer pays without what the first seller pays (P7)', async () => {
    const odd = await rowsOf(sql`
      with sold as (
        select l.account_id, l.span_id, l.covers, t.position, l.amount,
          lead(l.amount) over (partition by l.account_id, l.span_id, l.covers order by t.position) as cost
        from invoice_line l join sale_tier t using (tier_id) where l.account_id >= ${top})
      select account_id, span_id, covers::text from sold group by 1, 2, 3
      having count(*) > 2 or count(*) > 1 and sum(amount - cost) filter (where cost is not null) <>
        sum(amount) filter (where position = 1) - sum(amount) filter (where position = 2)`);
    expect(odd).toEqual([]);
  });

  it('are what was estimated of them (P10)', async () => {
    expect(estimates.some((rows) => rows.length > 0)).toBe(true);
    expect(await bills()).toEqual(estimates);
  });

  it('differ nowhere from what runs (P9)', async () => {
    const odd = await rowsOf(sql`select kind, subject, expected, found from money_drifts() where account_id >= ${top}`);
    expect(odd).toEqual([]);
  });

  it('are made once, however often they are asked for (P4)', async () => {
    const count = () =>
      rowsOf(
        sql`select count(*)::integer as lines, max(invoice_line_id) as newest, sum(amount) as sum from invoice_line where account_id >= ${top}`,
      );
    const before = await count();
    for (let interval = first; interval <= last; interval = intervalAfter(interval, 1))
      expect(await bill(interval)).toBe(0);
    expect(await count()).toEqual(before);
  });
});
