/** Orders as letters tell them to a company: to whom of it, and what. */
import { type Kysely, sql } from 'kysely';
import { plainMoney } from '../../rules/format/money.ts';
import type { Tables } from '../db/tables.ts';
import type { ToldOrder } from '../mail/templates/orders.ts';
import type { Notice } from '../messages/notices.ts';
import type { OrderRow } from './row.ts';

interface Row {
  readonly payer_name: string;
  readonly creator_name: string;
  readonly currency: string;
  readonly order_value: number | null;
  readonly state: OrderRow['state'];
  readonly reason: string | null;
  readonly deciders: readonly number[];
}

async function rowOf(db: Kysely<Tables>, { subject_id, company_account_id }: Notice): Promise<Row | undefined> {
  const { rows } = await sql<Row>`select * from order_told(${subject_id}, ${company_account_id})`.execute(db);
  return rows[0];
}

/** Of the seller whoever decides; of others who asked for it. */
export const toldPeople = async (db: Kysely<Tables>, notice: Notice): Promise<readonly number[]> =>
  (await rowOf(db, notice))?.deciders ?? [];

/** undefined: it is no longer in that state. */
export async function toldOrder(
  db: Kysely<Tables>,
  notice: Notice,
  state: OrderRow['state'],
): Promise<ToldOrder | undefined> {
  const row = await rowOf(db, notice);
  if (row?.state !== state) return undefined;
  return {
    number: `O-${notice.subject_id}`,
    payer: row.payer_name,
    creator: row.creator_name,
    value: row.order_value === null ? undefined : plainMoney(row.order_value, row.currency),
    reason: row.reason ?? undefined,
  };
}
