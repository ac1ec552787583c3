/** Orders as letters tell them to a company: to whom of it, and what. */
import { type Kysely, sql } from 'kysely';
import { plainMoney } from '../../rules/format/money.ts';
import { defaultLanguage } from '../../rules/limits.ts';
import { languageRead, textsOf } from '../../rules/text/localized.ts';
import type { Tables } from '../db/tables.ts';
import type { ToldOrder, ToldParts } from '../mail/templates/orders.ts';
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

async function rowOf(
  db: Kysely<Tables>,
  { subject_id, company_account_id }: Notice,
  reader: number | null,
): Promise<Row | undefined> {
  const { rows } = await sql<Row>`select * from order_told(${subject_id}, ${company_account_id}, ${reader})`.execute(
    db,
  );
  return rows[0];
}

/** Of the seller whoever decides; of others who asked for it. */
export const toldPeople = async (db: Kysely<Tables>, notice: Notice): Promise<readonly number[]> =>
  (await rowOf(db, notice, null))?.deciders ?? [];

interface PartRow {
  /** By language. */
  readonly service_names: unknown;
  readonly product_name: string;
  readonly creator_account_id: number;
  readonly part_name: string;
  readonly has_ended: boolean;
}

/** What was to end with the start of a line, and whether it has. */
export async function toldParts(
  db: Kysely<Tables>,
  { subject_id, company_account_id }: Notice,
): Promise<ToldParts & { readonly people: readonly number[] }> {
  const { rows } = await sql<PartRow>`select * from parts_told(${subject_id}, ${company_account_id})`.execute(db);
  const names = textsOf(rows[0]?.service_names);
  return {
    people: [...new Set(rows.map(({ creator_account_id }) => creator_account_id))],
    service: (reader) => names[languageRead(names, reader, defaultLanguage) ?? ''] ?? rows[0]?.product_name ?? '',
    parts: rows.map(({ part_name, has_ended }) => ({ name: part_name, hasEnded: has_ended })),
  };
}

/** @returns undefined where it is no longer in that state. */
export async function toldOrder(
  db: Kysely<Tables>,
  notice: Notice,
  reader: number,
  state: OrderRow['state'],
): Promise<ToldOrder | undefined> {
  const row = await rowOf(db, notice, reader);
  if (row?.state !== state) return undefined;
  return {
    number: `O-${notice.subject_id}`,
    payer: row.payer_name,
    creator: row.creator_name,
    value: row.order_value === null ? undefined : plainMoney(row.order_value, row.currency),
    reason: row.reason ?? undefined,
  };
}
