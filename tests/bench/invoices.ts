/** What printing costs: 1,000 invoices of two pages in mixed scripts, with a logo and the e-invoice in each, in one thread. */
import sharp from 'sharp';
import type { InvoiceDocument } from '../../src/rules/billing/invoice-document.ts';
import { InvoicePrinter } from '../../src/server/files/invoice/printer.ts';
import { sampleInvoice, sampleLines, worldNames } from '../../src/server/files/invoice/testing/sample-invoice.ts';
import { columns, spread } from './browser/figures.ts';
import type { Goal } from './browser/goals.ts';

const count = 1000;

export async function benchInvoices(): Promise<readonly Goal[]> {
  const printer = new InvoicePrinter();
  const colour = { r: 11, g: 74, b: 117 };
  const logo = await sharp({ create: { width: 720, height: 240, channels: 3, background: colour } })
    .png()
    .toBuffer();
  try {
    const began = performance.now();
    await printer.print(invoiceOf(0, logo));
    const first = performance.now() - began;
    const times: number[] = [];
    let bytes = 0;
    const before = process.cpuUsage();
    for (let index = 1; index <= count; index += 1) {
      const start = performance.now();
      const { pdf } = await printer.print(invoiceOf(index, logo));
      times.push(performance.now() - start);
      bytes += pdf.length;
    }
    const whole = times.reduce((sum, time) => sum + time, 0) / 1000;
    const { user, system } = process.cpuUsage(before);
    const memory = Math.round(process.memoryUsage().rss / 1024 / 1024);
    console.info(
      columns([
        ['', 'ms'],
        ['first, with its thread and faces', spread([first])],
        ['each then', spread(times)],
        [`${count} of ${Math.round(bytes / count / 1024)} KiB, process at ${memory} MiB`, spread([whole * 1000])],
        ['of which processors worked', spread([(user + system) / 1000])],
      ]),
    );
    return [{ goal: `${count} invoices printed in one thread`, ours: [whole], unit: 's', wanted: { atMost: 30 } }];
  } finally {
    await printer.close();
  }
}

function invoiceOf(index: number, logo: Buffer): InvoiceDocument {
  const { buyer, seller } = sampleInvoice();
  const name = worldNames[index % worldNames.length] ?? '';
  const groups = [1, 2, 3].map((group) =>
    sampleLines.map((line, place) => ({
      ...line,
      group: `${line.group ?? 'Hafen'} ${group}`,
      name: place === 3 ? name : `${line.name} ${index % 50}`,
    })),
  );
  return sampleInvoice({
    number: `I-2026-${String(index).padStart(6, '0')}`,
    seller: { ...seller, logo },
    buyer: { ...buyer, name, street: `Straße ${index}` },
    lines: groups.flat(),
  });
}
