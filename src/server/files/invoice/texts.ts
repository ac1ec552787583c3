/** What an invoice says in the language of its buyer, as texts with `{names}` in the place of what differs. */
import { inWords } from '../../../rules/text/message-form.ts';

/** @param t translates into the buyer's language. */
export const invoiceTexts = (t: (text: string) => string) => ({
  invoice: t('Invoice'),
  creditNote: t('Credit note'),
  date: t('Date'),
  period: t('Service period'),
  due: t('Due'),
  customerNumber: t('Customer number'),
  orderNumber: t('Your order number'),
  buyersVatNumber: t('Your VAT number'),
  corrects: t('Corrects invoice'),
  attention: t('Attn. {name}'),
  intro: t('For the services of {month}. Amounts in {currency}. Months that were not whole are charged by the day.'),
  creditIntro: t(
    'This credit note corrects invoice {number} of {day}. Amounts in {currency}; what is charged instead stands with a minus.',
  ),
  freeCreditIntro: t('Amounts in {currency}; what is charged instead stands with a minus.'),
  reason: t('Reason: {reason}'),
  service: t('Service'),
  covers: t('Covers'),
  quantity: t('Quantity'),
  unitPrice: t('Unit price'),
  share: t('Share'),
  amount: t('Amount'),
  furtherCharges: t('Further charges'),
  continued: t('{name} (continued)'),
  carriedOver: t('Carried over'),
  carriedFrom: t('Carried over from page {page}'),
  receivedUntil: t('received until {time} UTC'),
  Monthly: t('{fee}, monthly'),
  YearlyPrepaid: t('{fee}, 12 months prepaid'),
  OneTime: t('{fee}, once'),
  Usage: t('{fee}, metered'),
  credit: t('Credit: {what}'),
  correction: t('Charged instead: {what}'),
  lineShare: t('Share {share}'),
  lineDifference: t('Adjusted amount'),
  tax: t('Tax'),
  net: t('Net'),
  rate: t('Tax rate'),
  taxAmount: t('Tax amount'),
  toPay: t('To pay'),
  credited: t('Credited'),
  inFavour: t('In your favour'),
  pay: t('Pay {amount} by {day} and name {number}.'),
  payAtOnce: t('Pay {amount} and name {number}.'),
  nothingToPay: t('Nothing is to be paid.'),
  creditedAgainst: t('{amount} is credited to you.'),
  vatNumber: t('VAT {number}'),
  taxNumber: t('Tax no. {number}'),
  pageOf: t('Page {page} of {pages}'),
  ...taxTexts(t),
});

export type InvoiceTexts = ReturnType<typeof invoiceTexts>;

/** What the law of the seller asks for, so in his language as well. */
export const taxTexts = (t: (text: string) => string) => ({
  Standard: t('VAT'),
  ReverseCharge: t('Reverse charge'),
  ReverseChargeNote: t(
    'Tax liability is transferred to the recipient of the service (Article 196, Directive 2006/112/EC).',
  ),
  NotTaxable: t('Not taxable'),
  NotTaxableNote: t('The service is not taxable in the country of the supplier.'),
  Exempt: t('Tax-exempt'),
  ExemptNote: t('The service is exempt from value added tax.'),
});

export type TaxTexts = ReturnType<typeof taxTexts>;

const rightToLeft = /[\u0590-\u08ff]/;

/** Names from right to left keep their direction to themselves. */
export function said(text: string, parameters: Readonly<Record<string, string | number>>): string {
  const own = (value: string | number) => (rightToLeft.test(String(value)) ? `\u2068${value}\u2069` : value);
  const values = Object.fromEntries(Object.entries(parameters).map(([name, value]) => [name, own(value)]));
  return inWords(text, values, 'en');
}
