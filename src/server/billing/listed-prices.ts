/** What pricelists ask for pieces of fees on their first days: read for an estimate, and kept with the sale where it is billed. */
import { type Kysely, sql } from 'kysely';
import { type Decimal, fromNumber } from '../../rules/prices/decimal.ts';
import type { Tables } from '../db/tables.ts';

/** How many of a fee of a tier, from which day on. */
export interface AskedPrice {
  readonly tierId: number;
  readonly itemId: number;
  readonly quantity: number;
  readonly day: string;
}

const columns = (asked: readonly AskedPrice[]) => sql`
  ${asked.map(({ tierId }) => tierId)}::bigint[], ${asked.map(({ itemId }) => itemId)}::bigint[],
  ${asked.map(({ quantity }) => quantity)}::integer[], ${asked.map(({ day }) => day)}::date[]`;

/** By the places of what was asked; where no pricelist asks anything there is nothing. */
export async function listedPrices(
  db: Kysely<Tables>,
  asked: readonly AskedPrice[],
): Promise<ReadonlyMap<number, Decimal>> {
  if (asked.length === 0) return new Map();
  const { rows } = await sql<{ number: number; amount: number }>`
    select number, amount from listed_tier_prices(${columns(asked)})`.execute(db);
  return new Map(rows.map(({ number, amount }) => [number - 1, fromNumber(amount)]));
}

/** The same, as the prices that these tiers pay from then on. @returns the ids of their rows. */
export async function keepListedPrices(
  db: Kysely<Tables>,
  asked: readonly AskedPrice[],
): Promise<ReadonlyMap<number, number>> {
  if (asked.length === 0) return new Map();
  const { rows } = await sql<{ number: number; tier_price_id: number }>`
    select number, tier_price_id from keep_listed_prices(${columns(asked)})`.execute(db);
  return new Map(rows.map(({ number, tier_price_id }) => [number - 1, tier_price_id]));
}
