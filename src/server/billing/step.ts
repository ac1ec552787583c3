/** A step of the bill runs: some buyers of one seller, billed and issued in one transaction. */
import { type Kysely, sql } from 'kysely';
import { endOf, type IntervalId } from '../../rules/billing/interval.ts';
import { dayAfter } from '../../rules/billing/period.ts';
import { limits } from '../../rules/limits.ts';
import type { Tables } from '../db/tables.ts';
import { holdCharges } from './charges.ts';
import { billingNow } from './clock.ts';
import { type Bill, type BillProblem, billOf } from './draft.ts';
import { soldFees } from './facts.ts';
import { linesOf } from './lines.ts';
import { chargesBefore } from './run-days.ts';
import { termsOfBuyers } from './tax.ts';
import { holdUsage, usedOf } from './usage.ts';
import { issue, writeDrafts } from './write.ts';

export interface Claimed {
  readonly run: number;
  readonly seller: number;
  readonly interval: IntervalId;
  readonly buyers: readonly number[];
}

/**
 * Buyers that wait, of a run of the oldest month; until the transaction ends nobody else works for their seller. @param only one of them.
 * Each run is asked by itself whether anybody waits, and by itself for its seller: others work for others meanwhile.
 */
export async function claim(db: Kysely<Tables>, only?: Claimed): Promise<Claimed | undefined> {
  const { rows } = await sql<{ run: number; seller: number; interval: number; buyer: number; tiers: number }>`
    select r.bill_run_id as run, r.seller_account_id as seller, r.interval_id as interval, i.buyer_account_id as buyer, i.tiers_count as tiers
    from bill_run_item i join bill_run r using (bill_run_id)
    where i.state = 'Open' and ${
      only
        ? sql`i.bill_run_id = ${only.run} and i.buyer_account_id = any (${only.buyers}::bigint[])`
        : sql`i.bill_run_id = (
            select w.bill_run_id from (
              select open.* from (
                select b.bill_run_id, b.seller_account_id, b.interval_id, min(b.interval_id) over () as oldest from bill_run b
                where b.state = 'Running' and exists (
                  select from bill_run_item o where o.bill_run_id = b.bill_run_id and o.state = 'Open' offset 0)) open
              where open.interval_id = open.oldest order by open.bill_run_id offset 0) w
            where pg_try_advisory_xact_lock(hashtextextended('bills of ' || w.seller_account_id, 0)) limit 1)`
    }
    order by i.buyer_account_id limit ${limits.billedBuyers} for update of i skip locked`.execute(db);
  const [first] = rows;
  if (!first) return undefined;
  let tiers = 0;
  const taken = rows.filter((row, index) => {
    tiers += row.tiers;
    return index === 0 || tiers <= limits.billedTiers;
  });
  return { run: first.run, seller: first.seller, interval: first.interval, buyers: taken.map(({ buyer }) => buyer) };
}

export async function billBuyers(db: Kysely<Tables>, { run, seller, interval, buyers }: Claimed): Promise<void> {
  await sql`select hold_billing(${buyers}::bigint[])`.execute(db);
  const now = await billingNow(db);
  const billing = { seller, buyers, interval };
  const terms = await termsOfBuyers(db, seller, buyers, dayAfter(endOf(interval), -1));
  await holdUsage(db, billing, chargesBefore(interval, now));
  const lines = await linesOf(db, interval, await soldFees(db, billing), await usedOf(db, billing));
  const charges = await holdCharges(db, seller, buyers, chargesBefore(interval, now));
  const bills: Bill[] = [];
  for (const buyer of buyers) {
    const known = terms.get(buyer);
    if (!known) throw new Error(`Buyer ${buyer} is no account`);
    const outcome = billOf(buyer, known, lines, charges);
    if (outcome.is === 'bill') bills.push(outcome.bill);
    else await end(db, run, buyer, outcome.is, outcome.is === 'Failed' ? outcome.problem : undefined);
  }
  await issue(db, await writeDrafts(db, { seller, interval, bills, today: now.toISOString().slice(0, 10) }));
}

/** What becomes of a buyer for whom no invoice was made. */
export async function end(
  db: Kysely<Tables>,
  run: number,
  buyer: number,
  state: 'Nothing' | 'Skipped' | 'Failed',
  problem?: BillProblem,
): Promise<void> {
  await sql`
    update bill_run_item set state = ${state}, problem = ${problem ? JSON.stringify(problem) : null}::jsonb
    where bill_run_id = ${run} and buyer_account_id = ${buyer} and state = 'Open'`.execute(db);
}
