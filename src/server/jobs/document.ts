/** Prints final invoices and credit notes, each once, and keeps the file. */
import { Type } from 'typebox';
import CorrectInvoice from '../../../manifests/operations/Account/CorrectInvoice.ts';
import { type JobContext, job } from '../../define/contract/job.ts';
import { limits } from '../../rules/limits.ts';
import { keepDocument, type Unprinted, unprinted } from '../billing/documents.ts';
import { InvoicePrinter } from '../files/invoice/printer.ts';
import { oneAfterAnother, type Stuck } from '../queue/one-after-another.ts';

export default job('document', {
  // Well within the half hour that people are told.
  everyMinutes: 5,
  payload: Type.Object({}),
  run: async (_payload, context) => {
    const printer = new InvoicePrinter();
    try {
      await oneAfterAnother(context, (stuck) => printNext(context, printer, stuck));
    } finally {
      await printer.close();
    }
  },
});

/** One that cannot be printed keeps nobody else waiting. @returns whether there was any. */
async function printNext(context: JobContext, printer: InvoicePrinter, stuck: Stuck): Promise<boolean> {
  let waiting: readonly Unprinted[] = [];
  await context.step(async ({ db }) => {
    waiting = await unprinted(db, [...stuck.keys()], limits.printedAtOnce);
  });
  const printed: { readonly of: Unprinted; readonly pdf: Buffer }[] = [];
  for (const of of waiting)
    try {
      printed.push({ of, pdf: (await printer.print(of.document)).pdf });
    } catch (problem) {
      stuck.set(of.invoice, problem);
    }
  if (printed.length > 0)
    await context.step(async ({ db, tell }) => {
      for (const { of, pdf } of printed) await keepDocument(db, of, pdf);
      // Whoever looks at one of them finds its file.
      for (const path of new Set(printed.map(({ of }) => of.path))) await tell(CorrectInvoice, path);
    });
  return waiting.length > 0;
}
