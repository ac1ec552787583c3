/** A workbook that other programs read: every kind of cell, hard texts, many columns, many rows. */
import readXlsxFile from 'read-excel-file/node';
import { expect, it } from 'vitest';
import { zipNames } from '../uploads/inspect-zip.ts';
import { Workbook } from './workbook.ts';

type Lines = readonly (readonly {
  readonly text: string;
  readonly value?: number | Date;
  readonly format?: string;
}[])[];

async function readBack(titles: readonly string[], ...pages: readonly Lines[]): Promise<unknown[][]> {
  const workbook = new Workbook(titles);
  for (const page of pages) await workbook.add(page);
  const sheets = (await readXlsxFile(await workbook.content())) as unknown as { data: unknown[][] }[];
  return sheets[0]?.data ?? [];
}

it('keeps numbers, days and texts apart', async () => {
  const day = new Date('2026-11-21T08:55:00Z');
  const line = [
    { text: '-1,5', value: -1.5, format: '#,##0.0' },
    { text: 'x', value: day, format: 'yyyy-mm-dd hh:mm:ss' },
    { text: 'plain' },
    { text: '' },
    { text: '0012' },
  ];
  expect(await readBack(['a', 'b', 'c', 'd', 'e'], [line])).toEqual([
    ['a', 'b', 'c', 'd', 'e'],
    [-1.5, day, 'plain', null, '0012'],
  ]);
});

it.each([
  '<script>&"\'</script>',
  'Łódź 株式会社 🚢',
  'two\nlines',
  '&amp; is not &',
  ']]>',
  '_x0041_ is no A',
  'two\r\nlines',
])('holds %j', async (text) => expect((await readBack(['t'], [[{ text }]]))[1]).toEqual([text]));

it('leaves out what XML cannot hold and what is too long', async () => {
  expect((await readBack(['t'], [[{ text: 'a\u0000b\u001f\ud800c' }]]))[1]).toEqual(['ab\u001fc']);
  expect(String((await readBack(['t'], [[{ text: 'x'.repeat(40_000) }]]))[1]?.[0]).length).toBe(32_767);
});

it('numbers columns beyond Z and takes rows in pages', async () => {
  const titles = Array.from({ length: 60 }, (_, index) => `column ${index}`);
  const line = titles.map((text) => ({ text }));
  const rows = await readBack(titles, [line], [], [line, line]);
  expect(rows).toEqual([titles, titles, titles, titles]);
});

it('calls its sheet by the list', async () => {
  const sheets = (await readXlsxFile(await new Workbook(['t'], 'Prices: "2027"').content())) as unknown as {
    sheet: string;
  }[];
  expect(sheets.map(({ sheet }) => sheet)).toEqual(['Prices "2027"']);
});

it('is a whole zip, also without rows', async () => {
  const names = await zipNames(await new Workbook(['only']).content(), 1_000_000);
  expect(names).toContain('[Content_Types].xml');
  expect(names).toContain('xl/worksheets/sheet1.xml');
});
