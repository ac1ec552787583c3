/** Keeps daily rates, and queues the prices that follow them once a month. */
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { queueUpdate } from '../queue.ts';
import type { DailyRates } from './daily-rates.ts';

/** From now on; what somebody has set by hand lately stays. Answers how many were new. */
export async function keepRates(db: Kysely<Tables>, { perEuro }: DailyRates): Promise<number> {
  const { rows } = await sql<{ kept: number }>`
    select keep_daily_rates(${[...perEuro.keys()]}::text[], ${[...perEuro.values()]}::numeric[]) as kept`.execute(db);
  return rows[0]?.kept ?? 0;
}

/** The marketplace's administrators are told by letter, once a day, while rates are out of date. */
export async function tellOldRates(db: Kysely<Tables>): Promise<void> {
  await sql`select tell_old_rates()`.execute(db);
}

/** Rates move prices once a month, in its first days: of pricelists that offer what a vendor asks another currency for. Answers how many. */
export async function queueByRates(db: Kysely<Tables>, today = new Date()): Promise<number> {
  if (today.getUTCDate() > 3) return 0;
  const month = `${today.toISOString().slice(0, 7)}-01`;
  const { rows } = await sql<{ id: number }>`
    select m.marketplace_id as id from marketplace m
    where m.state = 'Active' and m.created_utc < ${month}::timestamptz
      and exists (select from marketplace_offer o join service s using (service_id)
        where o.marketplace_id = m.marketplace_id and o.state = 'Active' and s.currency <> m.currency)
      and not exists (select from price_update u
        where u.marketplace_id = m.marketplace_id and u.cause = 'Rate' and u.requested_utc >= ${month}::timestamptz)
    order by m.marketplace_id`.execute(db);
  await queueUpdate(
    db,
    rows.map(({ id }) => id),
    'Rate',
    undefined,
    null,
  );
  return rows.length;
}
