/** Errors of bills and charges. */

const errors = {
  noSuchInterval: 'There is no month {interval} to be billed. Months are written as {first}, from {first} to {last}.',
  intervalIsOpen: 'The month {interval} goes on: it is billed from an hour before it ends.',
  noInvoice: 'There is no invoice {invoiceId}.',
  noInvoiceOfInterval: 'Nothing was billed to this account for the month {interval}.',
  documentNotYet: 'The document is being printed. It is ready within {minutes} minutes.',
} as const;
export default errors;

type Texts = typeof errors;
declare module '../../define/contract/errors.ts' {
  interface ErrorTexts extends Texts {}
}
