/** How a sale is taxed: by the countries of both, the VAT number of the buyer, and whether he is exempt. */
import { type Decimal, zero } from '../prices/decimal.ts';

/** Members of the European Union, by their ISO 3166 codes. */
const union = new Set('AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '));

/** Why nothing is added. */
export type TaxNote = 'Exempt' | 'ReverseCharge' | 'NotTaxable';

export interface TaxedParty {
  readonly country?: string | undefined;
  readonly vatNumber?: string | undefined;
  readonly isExempt?: boolean;
}

export type Tax =
  | { readonly percent: Decimal; readonly note?: TaxNote }
  /** Nobody guesses. */
  | { readonly missing: 'SellerCountry' | 'BuyerCountry' | 'SellerVatNumber' | 'Rate' };

/** @param rateOf the percentage of a country on the last day of the interval. */
export function taxOf(seller: TaxedParty, buyer: TaxedParty, rateOf: (country: string) => Decimal | undefined): Tax {
  if (!seller.country) return { missing: 'SellerCountry' };
  if (!buyer.country) return { missing: 'BuyerCountry' };
  if (buyer.isExempt) return { percent: zero, note: 'Exempt' };
  const isSame = seller.country === buyer.country;
  const isWithinUnion = union.has(seller.country) && union.has(buyer.country);
  if (!isSame && !isWithinUnion) return { percent: zero, note: 'NotTaxable' };
  // The invoice has to name both numbers.
  if (!isSame && buyer.vatNumber)
    return seller.vatNumber ? { percent: zero, note: 'ReverseCharge' } : { missing: 'SellerVatNumber' };
  const percent = rateOf(seller.country);
  return percent === undefined ? { missing: 'Rate' } : { percent };
}
