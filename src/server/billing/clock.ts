/** The moment that billing goes by: the present, and in a demo world later where somebody has set its clock. */
import { type Kysely, sql } from 'kysely';
import { type IntervalId, intervalOf } from '../../rules/billing/interval.ts';
import type { Tables } from '../db/tables.ts';

export async function billingNow(db: Kysely<Tables>): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select billing_now() as now`.execute(db);
  if (!rows[0]) throw new Error('The database does not say what time it is');
  return rows[0].now;
}

/** The month that goes on. */
export const openInterval = async (db: Kysely<Tables>): Promise<IntervalId> => intervalAt(await billingNow(db));

export const intervalAt = (moment: Date): IntervalId => intervalOf(moment.toISOString().slice(0, 10));
