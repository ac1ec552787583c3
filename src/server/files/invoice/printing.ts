/** What all parts of a page are given: the document as it is issued, its texts and formats, and the pen. */
import type { InvoiceDocument } from '../../../rules/billing/invoice-document.ts';
import type { Formats } from './formats.ts';
import type { Paper } from './paper.ts';
import type { InvoiceTexts, TaxTexts } from './texts.ts';

/** A document with what it says in its language. */
export interface InvoicePrint {
  readonly document: InvoiceDocument;
  readonly texts: InvoiceTexts;
  /** In the seller's own language, where it is another one. */
  readonly sellersTexts?: TaxTexts;
}

export interface Printing extends InvoicePrint {
  readonly formats: Formats;
  readonly paper: Paper;
}
