/** Errors of bills and charges. */

const errors = {
  noSuchInterval: 'There is no month {interval} to be billed. Months are written as {first}, from {first} to {last}.',
  intervalIsOpen: 'The month {interval} goes on: it is billed from an hour before it ends.',
  noInvoice: 'There is no invoice {invoiceId}.',
  noInvoiceOfInterval: 'Nothing was billed to this account for the month {interval}.',
  documentOnRequest:
    'It was issued before documents were printed here. Ask for its document: it is ready within {minutes} minutes.',
  documentNotYet: 'The document is being printed. It is ready within {minutes} minutes.',
  noInvoiceLine: 'The invoice has no line {lineId}.',
  notInvoiceSeller: 'Only the seller of an invoice corrects it.',
  creditNotesStay: 'A credit note is not corrected itself. Correct what is left of the invoice.',
  creditedAlready: 'Line {line} was taken back already, by {number}.',
  nothingLeftToCredit: 'All lines of the invoice were taken back already.',
  noCredit: 'In sum this would ask for more than was billed, which a credit note cannot.',
  notLessThanBilled: 'The line comes to {amount} {currency}: what is charged instead has to be less.',
  finerThanCoins: 'The amount is finer than the coins of {currency}.',
  noBills: 'Bills are read of companies, resellers and services.',
  noSuchMonth: 'There is no bill of the month {interval}. Months are written as 202611, up to the one that goes on.',
  estimateTooLarge:
    'The month that goes on has {count} sales here, which is too much to estimate at once. Look at one customer.',
  billTooLong:
    'The bill has {count} rows; a file has at most {limit}. Export the list instead, which is done in the background.',
  noCharge: 'There is no custom charge {customChargeId}.',
  noAttachment: 'The charge has no file.',
  chargeBilled: 'The charge is billed: it stands on an invoice and stays.',
  mayNotCharge: 'Your rights do not reach the custom charges of accounts of this type.',
  notChargeSeller: 'Only the seller of a company adds custom charges to it, or takes them back.',
  traceOfWhat: 'Name what is to be traced: a subscription, order, request, span, line, charge or invoice.',
  nothingToTrace: 'There is nothing with the number {id} to be traced.',
  nothingInCommon: 'What the address names belongs to different sales. Begin with one of them.',
} as const;
export default errors;

type Texts = typeof errors;
declare module '../../define/contract/errors.ts' {
  interface ErrorTexts extends Texts {}
}
