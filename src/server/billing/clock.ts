/** The moment that billing goes by: the present, and in a demo world later where somebody has set its clock. */
import { type Kysely, sql } from 'kysely';
import type { CallContext } from '../../define/contract/handler.ts';
import { type IntervalId, intervalOf } from '../../rules/billing/interval.ts';
import { Failure } from '../calls/failure.ts';
import type { Tables } from '../db/tables.ts';

export async function billingNow(db: Kysely<Tables>): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select billing_now() as now`.execute(db);
  if (!rows[0]) throw new Error('The database does not say what time it is');
  return rows[0].now;
}

/** The month that goes on. */
export const openInterval = async (db: Kysely<Tables>): Promise<IntervalId> => intervalAt(await billingNow(db));

export const intervalAt = (moment: Date): IntervalId => intervalOf(moment.toISOString().slice(0, 10));

/** Within what the database allows. */
const longest = 1800 * 86_400_000;

/** @throws 409 outside of a demo world, which the database asks for as well, and for a moment that is over or years away. */
export async function setBillingClock({ db, isDemo }: Pick<CallContext, 'db' | 'isDemo'>, moment: Date): Promise<void> {
  if (!isDemo) throw new Failure(409, 'onlyInDemo');
  const now = await billingNow(db);
  if (moment < now || moment.getTime() > Date.now() + longest)
    throw new Failure(409, 'clockGoesForward', { now: `${now.toISOString().slice(0, 16)}Z` });
  await sql`select set_billing_clock(${moment})`.execute(db);
}
