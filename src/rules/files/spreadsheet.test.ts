/** What spreadsheets would run is made text; numbers stay numbers. */
import Papa from 'papaparse';
import { expect, it } from 'vitest';
import { csvLines, escapeFormula, isFormula } from './spreadsheet.ts';

it.each(['=1+1', '+1+1', '-1+cmd|x', '@SUM(A1)', '\t=1', ' =1', '=SUM(A1:A9)', '＝1', '-2+3', "=cmd|' /C calc'!A0"])(
  '%j is made text',
  (text) => expect(escapeFormula(text)).toBe(`'${text}`),
);

it.each(['', '-12.5', '+49', '-1.234,50 EUR', '−3', '12 %', 'a=b', 'Nordlicht', '-1 234,5', "-1'000.50 CHF"])(
  '%j stays',
  (text) => expect(escapeFormula(text)).toBe(text),
);

const cruel = [
  'a;=1+1',
  '";=1+1;"',
  '";"=1+1";"',
  ';;=HYPERLINK("https://evil.example";"x")',
  'x; @SUM(A1)',
  'x;\t=1',
  '\t;=1',
  'one\n=2',
  'one\r\n"=2";\r=3',
  '";-2+3',
  'plain',
  'with, comma',
  'a "word"',
  '-12.5',
  '',
];

/** Where a program reads on after a quote in the wrong place, the number before it is one still. */
const begins = (cell: string) => isFormula(cell.split('"')[0] ?? '') || /^[\t\r]/.test(cell);

it.each([',', ';', '\t'])('a file that is split at %j holds no formula', (delimiter) => {
  const lines = cruel.flatMap((one) => cruel.map((other) => [one, other, 'end']));
  const { data } = Papa.parse<string[]>(csvLines(lines), { delimiter });
  expect(data.flat().filter(begins)).toEqual([]);
  // Spreadsheets that take a quote within a cell for text split there as well.
  const cut = csvLines(lines)
    .split(/\r\n|\r|\n/)
    .flatMap((line) => line.split(delimiter));
  expect(cut.map((cell) => cell.replace(/^"+/, '')).filter(begins)).toEqual([]);
});

it('a file says what its cells say', () => {
  const lines = [
    ['a "word"', 'with, comma', 'two\r\n\r\nlines; and -12.5;'],
    ['-12.5', '', 'x;y'],
  ];
  expect(Papa.parse<string[]>(csvLines(lines)).data).toEqual(lines);
});
