/** The waiting list of checks of connectors: one is taken, and what came of it noted. */
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../db/tables.ts';
import type { Health } from './health.ts';
import type { ConnectorRow } from './open-connector.ts';

export interface WantedCheck extends ConnectorRow {
  readonly connector_id: number;
  /** Of the vendor's account. */
  readonly path: string;
}

type Holder = { readonly db: Kysely<Tables>; readonly worker: string };

/** The longest wanted one that nobody works on. */
export async function takeCheck({
  db,
  worker,
  lease,
}: Holder & { readonly lease: string }): Promise<WantedCheck | undefined> {
  const { rows } = await sql<WantedCheck>`
    with due as (
      select connector_id from connector
      where check_wanted_utc is not null and kind = 'Webhook' and (lease_until is null or lease_until < now())
      order by check_wanted_utc limit 1 for update skip locked)
    update connector set worker = ${worker}::uuid, lease_until = now() + ${lease}::interval
    from due, account
    where connector.connector_id = due.connector_id and account.account_id = connector.owner_account_id
    returning connector.connector_id, kind, url, timeout_ms, secret, next_secret, account.path`.execute(db);
  return rows[0];
}

/** Answers whether the check was still held. */
export async function noteCheck({ db, worker }: Holder, id: number, { health, problem }: Health): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('connector')
    .set({ health, problem: problem ?? null, checked_utc: sql<Date>`now()` })
    .set({ check_wanted_utc: null, worker: null, lease_until: null })
    .where('connector_id', '=', id)
    .where(sql<boolean>`worker = ${worker}::uuid`)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
