/** Compares what vendors keep, and what was billed, with what runs here, and notes where they differ. */
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Theirs } from '../connector.ts';

export interface Compared {
  readonly open: number;
  readonly begun: number;
  readonly mended: number;
}

/** By the database's clock: what changes after it is not compared. */
export async function momentOf(db: Kysely<Tables>): Promise<string> {
  const { rows } = await sql<{ at: string }>`select clock_timestamp()::text as at`.execute(db);
  return rows[0]?.at ?? '-infinity';
}

/** @param theirs all that the vendor keeps, as of a moment after `since`. */
export async function keepVendorDrifts(
  db: Kysely<Tables>,
  connectorId: number,
  theirs: readonly Theirs[],
  since: string,
): Promise<Compared> {
  const listed = theirs.map(({ reference, vendorSku: vendor_sku, quantity, state }) => ({
    ...{ reference, vendor_sku, quantity, state },
  }));
  return keep(db, sql`${connectorId}, ${JSON.stringify(listed)}::jsonb, ${since}::timestamptz`);
}

export const keepMoneyDrifts = (db: Kysely<Tables>): Promise<Compared> => keep(db, sql`null, null, null`);

async function keep(db: Kysely<Tables>, input: ReturnType<typeof sql>): Promise<Compared> {
  const { rows } = await sql<Compared>`select * from keep_drifts(${input})`.execute(db);
  return rows[0] ?? { open: 0, begun: 0, mended: 0 };
}
