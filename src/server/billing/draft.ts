/** The bill of one buyer before it is written: its lines and sums, or what keeps it from being made. */
import { type InvoiceSum, invoiceSum } from '../../rules/billing/invoice-sum.ts';
import type { TaxNote } from '../../rules/billing/tax.ts';
import type { PendingCharge } from './charges.ts';
import type { BilledLine, Lines } from './lines.ts';
import type { BuyerTerms } from './tax.ts';

export type BillProblem =
  | { readonly is: 'noPrice'; readonly accountId: number; readonly itemId: number }
  | {
      readonly is:
        | 'noSellerCountry'
        | 'noBuyerCountry'
        | 'noSellerVatNumber'
        | 'noTaxRate'
        | 'severalCurrencies'
        | 'failed';
    };

export interface Bill {
  readonly buyer: number;
  readonly currency: string;
  readonly lines: readonly BilledLine[];
  readonly charges: readonly PendingCharge[];
  readonly sum: InvoiceSum;
  readonly taxNote: TaxNote | undefined;
  readonly terms: BuyerTerms;
}

export type Outcome =
  | { readonly is: 'bill'; readonly bill: Bill }
  | { readonly is: 'Nothing' | 'Skipped' }
  | { readonly is: 'Failed'; readonly problem: BillProblem };

const missing = {
  SellerCountry: 'noSellerCountry',
  BuyerCountry: 'noBuyerCountry',
  SellerVatNumber: 'noSellerVatNumber',
  Rate: 'noTaxRate',
} as const;

export function billOf(buyer: number, terms: BuyerTerms, all: Lines, allCharges: readonly PendingCharge[]): Outcome {
  if (!terms.isBillable) return { is: 'Skipped' };
  const unpriced = all.unpriced.find((each) => each.buyer === buyer);
  if (unpriced) return failed({ is: 'noPrice', accountId: unpriced.accountId, itemId: unpriced.itemId });
  const lines = all.lines.filter(({ sold }) => sold.buyer === buyer);
  const charges = allCharges.filter((charge) => charge.buyer === buyer);
  const [currency, ...others] = new Set([
    ...lines.map(({ sold }) => sold.currency),
    ...charges.map((charge) => charge.currency),
  ]);
  if (currency === undefined) return { is: 'Nothing' };
  if (others.length > 0) return failed({ is: 'severalCurrencies' });
  const { tax } = terms;
  if ('missing' in tax) return failed({ is: missing[tax.missing] });
  const amounts = [...lines, ...charges].map(({ amount }) => ({ amount, percent: tax.percent }));
  const sum = invoiceSum(currency, amounts);
  return { is: 'bill', bill: { buyer, currency, lines, charges, sum, taxNote: tax.note, terms } };
}

const failed = (problem: BillProblem): Outcome => ({ is: 'Failed', problem });
