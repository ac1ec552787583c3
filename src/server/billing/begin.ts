/** Begins bill runs: of each seller and month one, the oldest first. */
import { type Kysely, sql } from 'kysely';
import type { CallContext } from '../../define/contract/handler.ts';
import { type IntervalId, intervalToBill } from '../../rules/billing/interval.ts';
import { Failure } from '../calls/failure.ts';
import type { Tables } from '../db/tables.ts';
import { billingNow, intervalAt } from './clock.ts';
import { chargesBefore } from './run-days.ts';

/** All that are due. @returns how many began. */
export async function beginRuns(db: Kysely<Tables>): Promise<number> {
  const now = await billingNow(db);
  const { rows } = await sql<{ interval: number }>`
    select intervals_to_begin as interval from intervals_to_begin(${intervalToBill(now)})`.execute(db);
  let begun = 0;
  for (const { interval } of rows) begun += await beginRunsOf(db, interval, now);
  return begun;
}

/** @param interval one that is due; in the demo world also the one that goes on. */
export async function beginRunsByHand(
  { db, isDemo }: Pick<CallContext, 'db' | 'isDemo'>,
  interval: IntervalId | undefined,
): Promise<number> {
  if (interval === undefined) return beginRuns(db);
  const now = await billingNow(db);
  const first = await firstInterval(db);
  const last = intervalAt(now);
  const isMonth = interval % 100 >= 1 && interval % 100 <= 12;
  if (!isMonth || interval < first || interval > last)
    throw new Failure(400, 'noSuchInterval', { interval: String(interval), first: String(first), last: String(last) });
  if (interval > intervalToBill(now) && !isDemo)
    throw new Failure(409, 'intervalIsOpen', { interval: String(interval) });
  return beginRunsOf(db, interval, now);
}

async function firstInterval(db: Kysely<Tables>): Promise<IntervalId> {
  const { rows } = await sql<{ first: number }>`select first_billed_interval() as first`.execute(db);
  if (!rows[0]) throw new Error('The installation has no first interval');
  return rows[0].first;
}

export async function beginRunsOf(db: Kysely<Tables>, interval: IntervalId, now: Date): Promise<number> {
  const { rows } = await sql<{ begun: number }>`
    select begin_bill_runs(${interval}, ${chargesBefore(interval, now)}) as begun`.execute(db);
  return rows[0]?.begun ?? 0;
}
