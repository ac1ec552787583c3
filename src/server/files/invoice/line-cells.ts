/** The texts of a line in each column. */
import type { InvoiceDocumentLine } from '../../../rules/billing/invoice-document.ts';
import type { Printing } from './printing.ts';
import { shareOf } from './share.ts';
import { said } from './texts.ts';

export interface Cells {
  readonly name: string;
  readonly detail: string;
  readonly covers: string;
  readonly quantity: string;
  readonly price: string;
  readonly share: string;
  readonly amount: string;
}

const nothing = '–';

export function cellsOf(line: InvoiceDocumentLine, { document, texts, formats }: Omit<Printing, 'paper'>): Cells {
  const { rhythm, detail } = line;
  const fee = detail && (rhythm === 'Charge' ? detail : said(texts[rhythm], { fee: detail }));
  const what = [line.code, fee].filter(Boolean).join(' · ');
  return {
    name: line.name,
    detail: said(detailText(line, document.kind === 'CreditNote', texts), { what }),
    covers: coversOf(line, { texts, formats }),
    quantity: formats.quantity(line.quantity),
    price: formats.price(line.unitPrice),
    share: shareOf(line) ?? nothing,
    amount: formats.amount(line.amount),
  };
}

/** A credit note gives back whatever it does not say otherwise. */
function detailText({ kind }: InvoiceDocumentLine, isCreditNote: boolean, texts: Printing['texts']): string {
  if (kind === 'Correction') return texts.correction;
  return kind === 'Credit' && !isCreditNote ? texts.credit : '{what}';
}

function coversOf(
  { covers, receivedUntilUtc }: InvoiceDocumentLine,
  { texts, formats }: Pick<Printing, 'texts' | 'formats'>,
): string {
  if (receivedUntilUtc) return said(texts.receivedUntil, { time: formats.time(receivedUntilUtc) });
  return covers ? formats.days(covers) : nothing;
}
