/** Prints invoices beside the server's own work: one thread, begun with the first document and ended when none comes for a while. */
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { InvoiceDocument } from '../../../rules/billing/invoice-document.ts';
import { BoundedCache } from '../../../rules/format/bounded-cache.ts';
import type { Language } from '../../../rules/limits.ts';
import { translate } from '../../calls/texts.ts';
import type { PrintedInvoice } from './invoice-pdf.ts';
import { type InvoiceTexts, invoiceTexts, type TaxTexts, taxTexts } from './texts.ts';
import type { PrintAnswer, PrintRequest } from './worker.ts';

interface Waiting {
  readonly done: (printed: PrintedInvoice) => void;
  readonly failed: (problem: Error) => void;
}

export class InvoicePrinter {
  readonly #idle: number;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;
  #ending: NodeJS.Timeout | undefined;
  #count = 0;

  /** @param idle after so many milliseconds without work the thread gives its memory back. */
  constructor(idle = 60_000) {
    this.#idle = idle;
  }

  /** @throws what kept it from being printed; the next document is printed all the same. */
  print(document: InvoiceDocument): Promise<PrintedInvoice> {
    clearTimeout(this.#ending);
    const worker = this.#worker ?? this.#begin();
    // Whoever waits for a document keeps the process, the thread alone does not.
    worker.ref();
    this.#worker = worker;
    this.#count += 1;
    const request: PrintRequest = { id: this.#count, print: withTexts(document) };
    return new Promise((done, failed) => {
      this.#waiting.set(request.id, { done, failed });
      worker.postMessage(request);
    });
  }

  /** What is still waited for is not printed. */
  async close(): Promise<void> {
    clearTimeout(this.#ending);
    const worker = this.#worker;
    this.#lose(worker, new Error('the printing of invoices was stopped'));
    await worker?.terminate();
  }

  #begin(): Worker {
    const worker = openWorker();
    worker.on('message', (answer: PrintAnswer) => this.#answer(answer));
    worker.on('error', (problem) => this.#lose(worker, problem));
    worker.on('exit', () => this.#lose(worker, new Error('the printing of invoices has ended')));
    return worker;
  }

  #answer(answer: PrintAnswer): void {
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if (this.#waiting.size === 0) {
      this.#worker?.unref();
      this.#ending = setTimeout(() => void this.close(), this.#idle).unref();
    }
    if ('problem' in answer) waiting?.failed(new Error(answer.problem));
    else waiting?.done({ ...answer.printed, pdf: Buffer.from(answer.printed.pdf) });
  }

  /** What it was asked for is not printed; a new one is begun for what comes. */
  #lose(worker: Worker | undefined, problem: Error): void {
    if (this.#worker !== worker) return;
    this.#worker = undefined;
    const lost = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { failed } of lost) failed(problem);
  }
}

function withTexts(document: InvoiceDocument): PrintRequest['print'] {
  const { language, sellerLanguage } = document;
  const { invoice } = textsIn(language);
  if (sellerLanguage === undefined || sellerLanguage === language) return { document, texts: invoice };
  return { document, texts: invoice, sellersTexts: textsIn(sellerLanguage).taxes };
}

const texts = new BoundedCache<{ readonly invoice: InvoiceTexts; readonly taxes: TaxTexts }>(20);

/** Catalogues belong to the server, so texts are translated on this side. */
const textsIn = (language: Language) =>
  texts.getOrCreate(language, () => {
    const t = (text: string) => translate(language, text);
    return { invoice: invoiceTexts(t), taxes: taxTexts(t) };
  });

/** What is built stands beside this file; sources are read as the tests and the development server read them. */
function openWorker(): Worker {
  if (!import.meta.url.endsWith('.ts')) return new Worker(new URL('./invoice-worker.js', import.meta.url));
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx/package.json'));
  const typescript = new URL('dist/esm/api/index.mjs', tsx).href;
  const source = new URL('./worker.ts', import.meta.url).href;
  const begin = `import(${JSON.stringify(typescript)}).then(({ register }) => register() && import(${JSON.stringify(source)}))`;
  return new Worker(begin, { eval: true });
}
