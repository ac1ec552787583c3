/** Quotes for word processors: the same as the PDF says, well-formed, and equal for equal quotes (SOLO-24). */
import { XmlDocument } from 'libxml2-wasm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import ExportSalesQuote from '../../../manifests/operations/SalesQuote/ExportSalesQuote.ts';
import { quoteDocx } from '../../../src/server/files/quote/quote-docx.ts';
import { unzip } from '../../../src/server/files/unzip.ts';
import { type QuoteWorld, quoteWorld } from './quote-world.ts';

let world: QuoteWorld;
beforeAll(async () => {
  world = await quoteWorld();
});
afterAll(() => world.server.close());

/** Every part by its name, each of them read as XML. */
async function partsOf(content: Buffer) {
  const parts = await unzip(content, 5_000_000, () => true);
  const texts = new Map([...(parts ?? [])].map(([name, part]) => [name, part?.toString('utf8') ?? '']));
  for (const [name, text] of texts) if (/\.(xml|rels)$/.test(name)) XmlDocument.fromString(text).dispose();
  return texts;
}

it('are written as the PDF is, with the letters of every script', async () => {
  const { QuoteId: quoteId, QuoteNumber, OrderValue = 0 } = await world.sent();
  const file = await world.admin.call(ExportSalesQuote, { quoteId, format: 'docx' });
  expect(file).toMatchObject({
    FileName: `${QuoteNumber}-1.docx`,
    ContentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  });
  const parts = await partsOf(Buffer.from(file.Content, 'base64'));
  expect([...parts.keys()]).toEqual(
    expect.arrayContaining(['[Content_Types].xml', '_rels/.rels', 'word/document.xml', 'docProps/core.xml']),
  );
  const body = parts.get('word/document.xml') ?? '';
  for (const text of ['Endpoint Shield', 'Hafenleitwarte', 'Bis Jahresende.', QuoteNumber, OrderValue.toFixed(2)])
    expect(body).toContain(text);
  expect(body).not.toMatch(/argin of|Cost/);
  expect((await world.admin.call(ExportSalesQuote, { quoteId, format: 'docx' })).Content).toBe(file.Content);
  const refused = await world.person.post('SalesQuote/ExportSalesQuote', { quoteId, format: 'docx' });
  expect(refused.status).toBeGreaterThan(402);
});

it('keep the direction of names, and no mark-up of whoever wrote them', async () => {
  const content = await quoteDocx({
    ...{
      title: 'שרת <b>& מסד</b> 2027',
      language: 'en',
      date: new Date('2026-11-20T08:00:00Z'),
      seller: 'Остзее "GmbH"',
    },
    facts: [['Customer', '株式会社 & Söhne']],
    note: 'Zeile 1\nشركة',
    heads: { service: 'Service', quantity: 'Quantity', price: 'Price', amount: 'Amount' },
    lines: [{ name: '<script>', details: 'x', quantity: '1', price: '1', amount: '1' }],
    totals: [['Once', '1']],
    closing: '',
    pageOf: (page, pages) => `Page ${page} of ${pages}`,
  });
  const parts = await partsOf(content);
  const body = parts.get('word/document.xml') ?? '';
  expect(body).toContain('&lt;script&gt;');
  expect(body.match(/<w:rtl/g)?.length).toBeGreaterThan(1);
  expect(body).toContain('株式会社 &amp; Söhne');
  expect(parts.get('docProps/core.xml')).toContain('2026-11-20T08:00:00.000Z');
});
