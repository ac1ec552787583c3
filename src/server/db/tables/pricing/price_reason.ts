/** Why a price is as it is: cost, winner and losers, for its seller and those above him. */
import { selling, type TableRules } from '../../table.ts';

export interface PriceReasonTable {
  price_id: number;
  marketplace_id: number;
  cost: number | null;
  cost_currency: string | null;
  /** By which the cost was turned into the pricelist's currency. */
  rate: number | null;
  srp: number | null;
  winner: unknown;
  losers: unknown;
  /** Of all that stands above: a price that would come about in the same way is not written again. */
  signature: string;
}

declare module '../../tables.ts' {
  interface Tables {
    price_reason: PriceReasonTable;
  }
}

export default {
  name: 'price_reason',
  grant: 'select, insert',
  visible: selling('price_reason'),
} satisfies TableRules;
