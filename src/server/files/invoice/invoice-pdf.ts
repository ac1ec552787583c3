/** Prints an invoice or a credit note: a PDF that can be kept for ever, with the e-invoice in it; equal documents have equal bytes. */
import { asIssued } from './as-issued.ts';
import { hasElectronicForm, invoiceXml } from './cii.ts';
import { closingHeight, writeClosing } from './closing.ts';
import { footOf, writeFeet } from './foot.ts';
import { formatsOf } from './formats.ts';
import { writeLetterhead } from './letterhead.ts';
import { writeLines } from './lines-table.ts';
import { logoOf } from './logo.ts';
import { Paper } from './paper.ts';
import { openArchive } from './pdf-archive.ts';
import type { InvoicePrint, Printing } from './printing.ts';
import { termsOf } from './terms.ts';
import { said } from './texts.ts';

export interface PrintedInvoice {
  readonly pdf: Buffer;
  readonly pages: number;
  /** The e-invoice; undefined in currencies that its standard does not know. */
  readonly xml: string | undefined;
  /** Characters that no typeface has: a box stands in their place. */
  readonly missing: readonly string[];
}

export async function invoicePdf({ document: stored, ...texts }: InvoicePrint): Promise<PrintedInvoice> {
  const document = asIssued(stored);
  const { kind, number, seller, language, issuedUtc } = document;
  const formats = formatsOf(document);
  const terms = said(termsOf({ document, formats, ...texts }), { number });
  const xml = hasElectronicForm(document) ? invoiceXml(document, texts.texts, terms) : undefined;
  const { pages, end } = openArchive({
    title: `${kind === 'CreditNote' ? texts.texts.creditNote : texts.texts.invoice} ${number}`,
    author: seller.name,
    language,
    date: new Date(issuedUtc),
    ...(xml !== undefined && { xml }),
  });
  const paper = new Paper(pages);
  const printing: Printing = { document, formats, paper, ...texts };
  const foot = footOf(printing);
  paper.addPage();
  const top = writeLetterhead(printing, seller.logo && (await logoOf(seller.logo)));
  const room = { bottom: foot.top - 12, closing: closingHeight(printing) };
  writeClosing(printing, writeLines(printing, top, room));
  writeFeet(printing, foot);
  const { count } = pages.bufferedPageRange();
  return { pdf: await end(), pages: count, xml, missing: [...paper.missing] };
}
