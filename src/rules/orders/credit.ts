/** Whether an order stays within what its payer may owe: its value and that of his open orders against his limit. */
import { type Decimal, zero } from '../prices/decimal.ts';

export interface CreditFacts {
  /** undefined: no limit was agreed, which is no credit. */
  readonly limit: Decimal | undefined;
  /** Of the payer's orders that wait or are not billed yet, without this one. */
  readonly open: Decimal;
  readonly value: Decimal;
}

export interface Credit {
  readonly limit: Decimal;
  /** What he would owe with this order. */
  readonly exposure: Decimal;
  /** How far that lies above the limit. */
  readonly above: Decimal;
  readonly isWithin: boolean;
}

export function creditOf({ limit = zero, open, value }: CreditFacts): Credit {
  const exposure = (open + value) as Decimal;
  const above = (exposure > limit ? exposure - limit : 0n) as Decimal;
  return { limit, exposure, above, isWithin: above === zero };
}
