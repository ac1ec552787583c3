/** Charges that were added by hand and go onto the next invoice. */
import { type Kysely, sql } from 'kysely';
import { type Decimal, fromNumber } from '../../rules/prices/decimal.ts';
import type { Tables } from '../db/tables.ts';

export interface PendingCharge {
  readonly chargeId: number;
  readonly buyer: number;
  readonly name: string;
  readonly description: string | null;
  readonly amount: Decimal;
  readonly currency: string;
}

/** Until the transaction ends nobody deletes them. */
export async function holdCharges(
  db: Kysely<Tables>,
  seller: number,
  buyers: readonly number[],
  before: Date,
): Promise<readonly PendingCharge[]> {
  const { rows } = await sql<{
    readonly custom_charge_id: number;
    readonly buyer_account_id: number;
    readonly name: string;
    readonly description: string | null;
    readonly amount: number;
    readonly currency: string;
  }>`select * from hold_charges(${seller}, ${buyers}::bigint[], ${before})`.execute(db);
  return rows.map(({ custom_charge_id, buyer_account_id, amount, ...charge }) => ({
    ...charge,
    chargeId: custom_charge_id,
    buyer: buyer_account_id,
    amount: fromNumber(amount),
  }));
}
