/** Printed invoices: archives with an e-invoice that keeps the rules of its standard, in all scripts, equal each time. */
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { InvoiceDocument } from '../../../rules/billing/invoice-document.ts';
import { invoicePdf } from './invoice-pdf.ts';
import { openedArchive } from './testing/archive-problems.ts';
import {
  inEnglish,
  longInvoice,
  type Sample,
  sampleCreditNote,
  sampleInvoice,
  worldInvoice,
} from './testing/sample-invoice.ts';
import { schemaProblems } from './testing/schema-problems.ts';
import { standardProblems } from './testing/standard-problems.ts';
import { writtenText } from './testing/written-text.ts';

const print = (document: InvoiceDocument) => invoicePdf(inEnglish(document));
const taxed = (treatment: NonNullable<Sample['taxed']>['treatment'], percent: string): Sample => ({
  taxed: { treatment, percent },
});

const kinds: Readonly<Record<string, InvoiceDocument>> = {
  'of reverse charge': sampleInvoice(),
  'at a rate': sampleInvoice(taxed('Standard', '19')),
  'at a rate of 0': sampleInvoice(taxed('Standard', '0')),
  'not taxable': sampleInvoice(taxed('NotTaxable', '0')),
  exempt: sampleInvoice(taxed('Exempt', '0')),
  'of 300 lines': longInvoice(300),
  'in all scripts': worldInvoice(),
  'in a currency without coins': sampleInvoice({
    currency: 'JPY',
    lines: sampleInvoice()
      .lines.slice(0, 1)
      .map((line) => ({ ...line, amount: 137_000_000n as typeof line.amount })),
  }),
  'as a credit note': sampleCreditNote(),
  'as a credit note that charges more than it gives back': sampleCreditNote({
    lines: sampleCreditNote().lines.map(
      (line) => ({ ...line, quantity: -line.quantity, amount: -line.amount }) as typeof line,
    ),
  }),
};

it.each(Object.entries(kinds))(
  'an invoice %s is an archive, and its data keep schema and standard',
  async (_kind, document) => {
    const printed = await print(document);
    const { problems, xml = '' } = await openedArchive(printed.pdf);
    expect(problems).toEqual([]);
    expect(xml).toBe(printed.xml);
    expect(schemaProblems(xml)).toEqual([]);
    expect(standardProblems(xml)).toEqual([]);
    expect(printed.missing).toEqual([]);
  },
);

it('finds broken data, or the checks above would say nothing', async () => {
  const { xml = '' } = await print(sampleInvoice());
  expect(standardProblems(xml.replace(/(<ram:LineTotalAmount>)136\.60/, '$1136.61'))).toEqual(['BR-CO-10']);
  expect(standardProblems(xml.replace(/<ram:ID schemeID="VA">ATU12345678<\/ram:ID>/, ''))).toEqual(['BR-AE-02']);
  expect(schemaProblems(xml.replace('ram:CityName', 'ram:TownName'))).not.toEqual([]);
});

it('has equal bytes of an equal document, whatever was printed between', async () => {
  const first = await print(worldInvoice());
  await print(longInvoice(30));
  const second = await print(structuredClone(worldInvoice()));
  expect(second.pdf.equals(first.pdf)).toBe(true);
});

describe('credit notes', () => {
  it('name what they give back without a minus, what they charge instead with one, and what they correct', async () => {
    const { xml = '' } = await print(sampleCreditNote());
    expect(xml).toContain('<ram:TypeCode>381</ram:TypeCode>');
    expect(xml).toContain('<ram:LineTotalAmount>136.60</ram:LineTotalAmount>');
    expect(xml).toContain('<ram:LineTotalAmount>-52.88</ram:LineTotalAmount>');
    expect(xml).toContain('<ram:GrandTotalAmount>99.63</ram:GrandTotalAmount>');
    expect(xml).toContain('<ram:IssuerAssignedID>I-2026-000042</ram:IssuerAssignedID>');
    expect(xml).not.toContain('IBANID');
  });
});

it('takes as many pages as it needs', async () => {
  expect((await print(sampleInvoice())).pages).toBe(1);
  expect((await print(longInvoice(300))).pages).toBeGreaterThan(10);
  const [first] = sampleInvoice().lines;
  const wordy = { ...first, detail: 'Wörter und Zahlen 123 '.repeat(400) } as NonNullable<typeof first>;
  expect((await print(sampleInvoice({ lines: [wordy] }))).pages).toBe(3);
});

it('draws a box for what no typeface has, and says so', async () => {
  const printed = await print(
    sampleInvoice({ reason: '', lines: [{ ...sampleInvoice().lines[0], name: 'Cloud 😀 ไทย' }] as never }),
  );
  expect(printed.missing).toEqual(['😀', 'ไ', 'ท', 'ย']);
  expect((await openedArchive(printed.pdf)).problems).toEqual([]);
});

it('has no e-invoice in currencies of three decimals, which its standard does not know', async () => {
  const printed = await print(sampleInvoice({ currency: 'KWD' }));
  expect(printed.xml).toBeUndefined();
  expect(await openedArchive(printed.pdf)).toMatchObject({ problems: [], xml: undefined });
});

it('has the seller’s name where he has no logo, beside one that is a sign, and not beside one that is his name', async () => {
  const { seller } = sampleInvoice();
  const named = async (width?: number) => {
    const colour = { r: 0, g: 80, b: 120 };
    const logo =
      width &&
      (await sharp({ create: { width, height: 60, channels: 3, background: colour } })
        .png()
        .toBuffer());
    const { pdf } = await print(sampleInvoice({ seller: { ...seller, ...(logo && { logo }) } }));
    return (await writtenText(pdf)).split('\n').filter((line) => line === seller.name).length;
  };
  const beside = await named(300);
  expect([await named(), await named(60)]).toEqual([beside + 1, beside + 1]);
});

it('keeps names that are marks of XML, and the seller’s mark without its transparency', async () => {
  const mark = { width: 90, height: 40, channels: 4, background: { r: 0, g: 80, b: 120, alpha: 0.5 } } as const;
  const logo = await sharp({ create: mark }).webp().toBuffer();
  const { seller, buyer } = sampleInvoice();
  const printed = await print(sampleInvoice({ seller: { ...seller, logo }, buyer: { ...buyer, name: '<b>&"\u0007' } }));
  const { problems, xml = '' } = await openedArchive(printed.pdf);
  expect(problems).toEqual([]);
  expect(xml).toContain('<ram:Name>&lt;b&gt;&amp;&quot;</ram:Name>');
  const broken = await print(sampleInvoice({ seller: { ...seller, logo: Buffer.from('no picture') } }));
  expect((await openedArchive(broken.pdf)).problems).toEqual([]);
});
