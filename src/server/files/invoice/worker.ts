/** Prints invoices in a thread of its own: shaping takes as long as many calls, and each face is opened once. */
import { parentPort } from 'node:worker_threads';
import { invoicePdf, type PrintedInvoice } from './invoice-pdf.ts';
import type { InvoicePrint } from './printing.ts';

export interface PrintRequest {
  readonly id: number;
  readonly print: InvoicePrint;
}

export type PrintAnswer =
  | { readonly id: number; readonly printed: Omit<PrintedInvoice, 'pdf'> & { readonly pdf: Uint8Array } }
  | { readonly id: number; readonly problem: string };

/** One after the other: the letters of a document are all shaped before the next one begins. */
let last: Promise<void> = Promise.resolve();

parentPort?.on('message', (request: PrintRequest) => {
  last = last.then(async () => parentPort?.postMessage(await answerTo(request)));
});

async function answerTo({ id, print }: PrintRequest): Promise<PrintAnswer> {
  try {
    return { id, printed: await invoicePdf(print) };
  } catch (problem) {
    return { id, problem: problem instanceof Error ? (problem.stack ?? problem.message) : String(problem) };
  }
}
