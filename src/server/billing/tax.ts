/** How the sales of a seller to his buyers are taxed, and when they pay. */
import { type Kysely, sql } from 'kysely';
import { type Tax, taxOf } from '../../rules/billing/tax.ts';
import { fromNumber } from '../../rules/prices/decimal.ts';
import type { Tables } from '../db/tables.ts';

interface Row {
  readonly account_id: number;
  readonly country: string | null;
  readonly vat_number: string | null;
  readonly is_exempt: boolean;
  readonly is_billable: boolean;
  readonly payment_term: string | null;
  readonly order_number: string | null;
  readonly percent: number | null;
}

export interface BuyerTerms {
  readonly tax: Tax;
  readonly isBillable: boolean;
  readonly paymentTerm: string | null;
  readonly orderNumber: string | null;
}

/** @param day whose rates hold: the last one of the interval. */
export async function termsOfBuyers(
  db: Kysely<Tables>,
  seller: number,
  buyers: readonly number[],
  day: string,
): Promise<ReadonlyMap<number, BuyerTerms>> {
  const { rows } = await sql<Row>`
    select a.account_id, coalesce(v."values" ->> 'Country', a.country) as country, v."values" ->> 'VatNumber' as vat_number,
      coalesce(v."values" -> 'IsTaxExempt' = 'true', false) as is_exempt, coalesce(v."values" -> 'IsBillable' <> 'false', true) as is_billable,
      v."values" ->> 'PaymentTerm' as payment_term, v."values" ->> 'PurchaseOrderNumber' as order_number,
      (select r.percent from tax_rate r where r.country = coalesce(v."values" ->> 'Country', a.country) and r.from_date <= ${day}::date
        order by r.from_date desc limit 1) as percent
    from account a left join account_value v using (account_id)
    where a.account_id = any (${[seller, ...buyers]}::bigint[])`.execute(db);
  const parties = new Map(rows.map((row) => [row.account_id, row]));
  const of = parties.get(seller);
  const rate = of?.percent == null ? undefined : fromNumber(of.percent);
  return new Map(
    buyers.map((buyer) => {
      const row = parties.get(buyer);
      const tax = taxOf(partyOf(of), partyOf(row), () => rate);
      const isBillable = row?.is_billable ?? true;
      return [
        buyer,
        { tax, isBillable, paymentTerm: row?.payment_term ?? null, orderNumber: row?.order_number ?? null },
      ];
    }),
  );
}

const partyOf = (row: Row | undefined) => ({
  country: row?.country ?? undefined,
  vatNumber: row?.vat_number ?? undefined,
  isExempt: row?.is_exempt ?? false,
});
