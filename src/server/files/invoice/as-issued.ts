/** The document as it is handed out: a credit note names what it gives back without a minus, on paper and in its data alike. */
import type { InvoiceDocument } from '../../../rules/billing/invoice-document.ts';
import type { Decimal } from '../../../rules/prices/decimal.ts';

const turned = (value: Decimal): Decimal => -value as Decimal;

export function asIssued(document: InvoiceDocument): InvoiceDocument {
  if (document.kind === 'Invoice') return document;
  return {
    ...document,
    lines: document.lines.map((line) => ({ ...line, quantity: turned(line.quantity), amount: turned(line.amount) })),
    taxes: document.taxes.map((each) => ({ ...each, net: turned(each.net), tax: turned(each.tax) })),
    net: turned(document.net),
    tax: turned(document.tax),
    total: turned(document.total),
  };
}
