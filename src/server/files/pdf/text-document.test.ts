/** PDFs of texts: their letters, their pages, and that they are the same each time. */
import { inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { textPdf } from './text-document.ts';

const text = {
  title: 'Złożone warunki',
  subtitle: '1',
  language: 'pl',
  date: new Date('2026-10-01T08:00:00Z'),
  pageOf: (page: number, pages: number) => `${page}/${pages}`,
};

/** What stands in the streams of a file, by the marks around them. */
const streamsOf = (pdf: Buffer): string =>
  [...pdf.toString('latin1').matchAll(/FlateDecode[^>]*>>\s*stream\n([\s\S]*?)\nendstream/g)]
    .map(([, packed = '']) => inflateSync(Buffer.from(packed, 'latin1')).toString('latin1'))
    .join('\n');

it('hold Latin, Greek and Cyrillic letters in fonts of their own, and can be searched', async () => {
  const pdf = await textPdf({ ...text, html: '<p>Größe, <b>Łódź</b>, <i>Όροι</i>,<br>Общи условия</p>' });
  const maps = streamsOf(pdf)
    .match(/<[0-9a-f]{4}>/g)
    ?.join('');
  for (const letter of 'ößŁźΌρщя') expect(maps).toContain(`<${letter.codePointAt(0)?.toString(16).padStart(4, '0')}>`);
  expect(pdf.toString('latin1')).toContain('/FontFile2');
  expect(pdf.toString('latin1')).not.toContain('/Helvetica');
});

it('have as many pages as the text needs, and equal bytes of an equal text', async () => {
  const html = '<h2>Heading</h2><p>Paragraph</p><ol><li>First</li></ol>'.repeat(24);
  const [first, second] = await Promise.all([textPdf({ ...text, html }), textPdf({ ...text, html })]);
  expect(first.equals(second)).toBe(true);
  expect(first.toString('latin1')).toMatch(/\/Count 3\b/);
});
