/** Addresses as they stand in the window of an envelope. */
import type { InvoiceDocument, InvoiceParty } from '../../../rules/billing/invoice-document.ts';
import type { Formats } from './formats.ts';
import { type InvoiceTexts, said } from './texts.ts';

/** Where the code comes after the town. */
const codeLast = new Set(['US', 'CA', 'GB', 'IE', 'AU', 'NZ', 'IN', 'SG']);

export const townOf = ({ postalCode, city, country }: InvoiceParty): string => {
  const parts = codeLast.has(country) ? [city, postalCode] : [postalCode, city];
  return parts.filter(Boolean).join(' ');
};

/** In one row, as the sender stands above it. */
export const senderOf = (seller: InvoiceParty): string =>
  [seller.name, seller.street, townOf(seller)].filter(Boolean).join(' · ');

/** A country is named where the letter goes abroad. */
export function addressOf(
  { seller, buyer }: InvoiceDocument,
  texts: InvoiceTexts,
  formats: Formats,
): readonly string[] {
  return [
    buyer.name,
    buyer.contact && said(texts.attention, { name: buyer.contact }),
    buyer.addressExtra,
    buyer.street,
    townOf(buyer),
    buyer.country === seller.country ? undefined : formats.country(buyer.country),
  ].flatMap((line) => line || []);
}
