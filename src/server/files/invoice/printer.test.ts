/** The thread that prints: in the buyer's language, one failure alone, and a new thread after it was ended. */
import { afterAll, expect, it } from 'vitest';
import { allLanguages } from '../../../rules/limits.ts';
import { translate } from '../../calls/texts.ts';
import { InvoicePrinter } from './printer.ts';
import { openedArchive } from './testing/archive-problems.ts';
import { sampleInvoice } from './testing/sample-invoice.ts';
import { writtenText } from './testing/written-text.ts';

const printer = new InvoicePrinter();
afterAll(() => printer.close());

it('prints several at a time, each in its language, with the note of the tax in the seller’s as well', async () => {
  const [german, polish] = await Promise.all([
    printer.print(sampleInvoice({ language: 'de' })),
    printer.print(sampleInvoice({ language: 'pl' })),
  ]);
  expect(german.pages).toBe(1);
  const { problems, xml } = await openedArchive(german.pdf);
  expect(problems).toEqual([]);
  expect(xml).toContain('unter Angabe von I-2026-000042');
  expect(xml).toContain('Steuerschuldnerschaft');
  expect(polish.xml).toContain('Podatek rozlicza usługobiorca');
});

it.each(allLanguages)('says what it is in the words of %s, on the page itself', async (language) => {
  const { pdf } = await printer.print(sampleInvoice({ language }));
  const lines = (await writtenText(pdf)).split('\n');
  const heads = ['Invoice', 'Date', 'Due', 'Service', 'Covers', 'Quantity', 'Unit price', 'Amount', 'Net', 'To pay'];
  const said = heads.map((head) => translate(language, head));
  expect(said.filter((head) => !lines.includes(head))).toEqual([]);
  expect(heads.filter((head) => !said.includes(head) && lines.includes(head))).toEqual([]);
});

it('says the note of the tax once where buyer and seller have one language', async () => {
  const { sellerLanguage: _seller, ...sample } = sampleInvoice({ language: 'sv' });
  const [alone, same, both] = await Promise.all([
    printer.print(sample),
    printer.print({ ...sample, sellerLanguage: 'sv' }),
    printer.print({ ...sample, sellerLanguage: 'de' }),
  ]);
  expect(same.pdf).toEqual(alone.pdf);
  expect(both.pdf).not.toEqual(alone.pdf);
});

it('fails for one that cannot be printed, and goes on', async () => {
  const broken = { ...sampleInvoice(), period: { from: 'never', to: 'never' } };
  const [failed, printed] = await Promise.allSettled([printer.print(broken), printer.print(sampleInvoice())]);
  expect(failed).toMatchObject({ status: 'rejected', reason: { message: expect.stringContaining('RangeError') } });
  expect(printed.status).toBe('fulfilled');
});

it('says so where it is stopped while somebody waits, and begins anew', async () => {
  const waiting = printer.print(sampleInvoice());
  const stopped = expect(waiting).rejects.toThrow('was stopped');
  await printer.close();
  await stopped;
  expect((await printer.print(sampleInvoice())).pages).toBe(1);
});
