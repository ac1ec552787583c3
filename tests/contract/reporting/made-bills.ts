/** Bills of last year of lines that somebody thinks up, issued as the product issues its own; those of the demo world make room for them. */
import { sql } from 'kysely';
import { knownIds } from '../../../src/server/demo/world/accounts/account.ts';
import type { TestServer } from '../../database/server.ts';

export const year = new Date().getUTCFullYear() - 1;

export interface MadeLine {
  /** Which of the subscriptions that are sold in both sales. */
  readonly subscription: number;
  /** Which third of the month it covers. */
  readonly third: 0 | 1 | 2;
  readonly kind: 'Recurring' | 'OneTime' | 'Charge';
  readonly months: 1 | 12;
  readonly cents: number;
}

export interface MadeBill {
  /** By the seller, or by who sells to him. */
  readonly isAbove: boolean;
  readonly buyer: number;
  readonly month: number;
  readonly currency: 'EUR' | 'CHF';
  readonly lines: readonly MadeLine[];
}

interface Sale {
  readonly below: number;
  readonly above: number;
  readonly buyer: number;
  readonly account: number;
  readonly service: number;
  readonly item: number;
  readonly span: number;
}

/** Subscriptions that the seller buys himself and sells on: two of each of two customers, so that sales above and below meet often. */
export async function salesOf({ database }: TestServer): Promise<readonly Sale[]> {
  const { rows } = await sql<Sale>`
    select distinct on (s.account_id) below.tier_id as below, above.tier_id as above, below.buyer_account_id as buyer, s.account_id as account,
      s.service_id as service, p.item_id as item, p.span_id as span
    from sale_tier below join sale_tier above on above.account_id = below.account_id and above.buyer_account_id = below.seller_account_id
    join subscription s on s.account_id = below.account_id join subscription_span p on p.account_id = s.account_id
    where below.seller_account_id = ${knownIds.ostsee} and s.service_id is not null order by s.account_id, p.span_id`.execute(
    database.owner,
  );
  const buyers = [...new Set(rows.map(({ buyer }) => buyer))].slice(0, 2);
  return buyers.flatMap((each) => rows.filter(({ buyer }) => buyer === each).slice(0, 2));
}

/** A bill that is there already, or has no line that may stand in it, is not made. */
export async function issueBill(server: TestServer, sales: readonly Sale[], bill: MadeBill): Promise<void> {
  const { owner } = server.database;
  const buyers = [...new Set(sales.map(({ buyer }) => buyer))];
  const buyer = bill.isAbove ? knownIds.ostsee : (buyers[bill.buyer % buyers.length] ?? 0);
  const seller = bill.isAbove ? knownIds.root : knownIds.ostsee;
  const ofBuyer = bill.isAbove ? sales : sales.filter((sale) => sale.buyer === buyer);
  const interval = year * 100 + bill.month;
  const seen = new Set<string>();
  const lines = bill.lines.flatMap((line) => {
    const sale = ofBuyer[line.subscription % ofBuyer.length];
    const key = `${sale?.account} ${line.kind} ${line.kind === 'OneTime' ? '' : line.third}`;
    if (!sale || seen.has(key)) return [];
    seen.add(key);
    return [{ line, sale }];
  });
  if (lines.length === 0) return;
  await owner.transaction().execute(async (db) => {
    const net = lines.reduce((sum, { line }) => sum + line.cents, 0) / 100;
    const { rows } = await sql<{ id: number }>`
      insert into invoice (seller_account_id, buyer_account_id, interval_id, currency, net, tax, total)
      values (${seller}, ${buyer}, ${interval}, ${bill.currency}, ${net}, 0, ${net})
      on conflict do nothing returning invoice_id as id`.execute(db);
    const id = rows[0]?.id;
    if (id === undefined) return;
    await sql`insert into invoice_tax values (${id}, 0, ${seller}, ${buyer}, ${net}, 0)`.execute(db);
    for (const [place, { line, sale }] of lines.entries())
      await writeLine(db, { id, seller, buyer, interval, place }, line, sale, bill);
    await sql`update invoice set state = 'Final', number = 'T-' || invoice_id, issued_utc = now() where invoice_id = ${id}`.execute(
      db,
    );
  });
}

async function writeLine(
  db: TestServer['database']['owner'],
  to: { id: number; seller: number; buyer: number; interval: number; place: number },
  { kind, months, third, cents }: MadeLine,
  sale: Sale,
  bill: MadeBill,
): Promise<void> {
  const from = `${year}-${String(bill.month).padStart(2, '0')}-${String(1 + third * 9).padStart(2, '0')}`;
  if (kind === 'Charge') {
    await sql`
      with charge as (insert into custom_charge (seller_account_id, buyer_account_id, name, amount, currency, creator_account_id)
        values (${to.seller}, ${to.buyer}, 'Made up', ${cents / 100}, ${bill.currency}, ${to.buyer}) returning custom_charge_id)
      insert into invoice_line (invoice_id, seller_account_id, buyer_account_id, interval_id, line_no, kind, custom_charge_id, quantity, unit_price, amount)
      select ${to.id}, ${to.seller}, ${to.buyer}, ${to.interval}, ${to.place + 1}, 'CustomCharge', custom_charge_id, 1, 1, ${cents / 100} from charge`.execute(
      db,
    );
    return;
  }
  // What is paid once is paid once: of a span in one month alone.
  await sql`
    insert into invoice_line (invoice_id, seller_account_id, buyer_account_id, interval_id, line_no, kind, account_id, service_id, item_id, tier_id, span_id,
      covers, quantity, unit_price, months, amount)
    values (${to.id}, ${to.seller}, ${to.buyer}, ${to.interval}, ${to.place + 1}, ${kind}, ${sale.account}, ${sale.service}, ${sale.item},
      ${bill.isAbove ? sale.above : sale.below}, ${sale.span}, daterange(${from}::date, ${from}::date + 9), 1, 1,
      ${kind === 'Recurring' ? months : null}, ${cents / 100})`.execute(db);
}

/** Takes everything of that year away, also what stays as it was issued. */
export async function forgetYear({ database }: TestServer): Promise<void> {
  await database.owner.transaction().execute(async (db) => {
    await sql`set local session_replication_role = replica`.execute(db);
    await sql`delete from bill_run_item where bill_run_id in (select bill_run_id from bill_run where interval_id / 100 = ${year})`.execute(
      db,
    );
    for (const table of ['invoice_line', 'invoice_sum', 'invoice_tax'])
      await sql`delete from ${sql.table(table)} where invoice_id in (select invoice_id from invoice where interval_id / 100 = ${year})`.execute(
        db,
      );
    for (const table of ['bill_run', 'invoice', 'revenue_month', 'margin_month', 'month_to_sum'])
      await sql`delete from ${sql.table(table)} where interval_id / 100 = ${year}`.execute(db);
  });
}

/** As the product itself does it: some of the months that have changed. @returns how many. */
export async function sumMonths({ database }: TestServer, many: number): Promise<number> {
  const sumNext = () =>
    database.owner.transaction().execute(async (db) => {
      await sql`select set_config('app.scope', root_path(), true)`.execute(db);
      const { rows } = await sql<{ more: boolean }>`select sum_next_month() as more`.execute(db);
      return rows[0]?.more === true;
    });
  let done = 0;
  while (done < many && (await sumNext())) done += 1;
  return done;
}
