/** Separated texts as programs write them, cut anywhere, and those that mean harm. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CsvFault, CsvReader, separatorOf } from './csv-reader.ts';

const bounds = { columns: 5, cell: 50 };
function read(text: string, size = text.length || 1, separator = ','): string[][] {
  const reader = new CsvReader(separator, bounds);
  const records = [];
  for (let at = 0; at < text.length; at += size) records.push(...reader.push(text.slice(at, at + size)));
  return [...records, ...reader.end()].map(({ cells }) => [...cells]);
}
const faultOf = (text: string): unknown => {
  try {
    return read(text);
  } catch (error) {
    return error instanceof CsvFault ? [error.kind, error.row] : error;
  }
};

describe('separated texts', () => {
  it.each([
    [
      'a,b\nc,d',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'a,b\r\nc,\r\n',
      [
        ['a', 'b'],
        ['c', ''],
      ],
    ],
    ['a\rb', [['a'], ['b']]],
    ['"a,b","c ""d"" e"\n', [['a,b', 'c "d" e']]],
    ['"two\nlines",x', [['two\nlines', 'x']]],
    ['"",b', [['', 'b']]],
    ['"a"b,c', [['ab', 'c']]],
    ['a"b,c', [['a"b', 'c']]],
    ['\n,,\n \na', [['a']]],
    ['', []],
  ])('%j', (text, cells) => {
    for (let size = 1; size <= Math.max(1, text.length); size += 1) expect(read(text, size)).toEqual(cells);
  });

  it('give back what was written, wherever pieces end', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', '\r', 'ß', '🚢', ' '), maxLength: 8 });
    const table = fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { maxLength: 6 });
    fc.assert(
      fc.property(table, fc.integer({ min: 1, max: 9 }), (lines, size) => {
        const kept = lines.filter((line) => line.some((one) => one.trim() !== ''));
        const text = lines.map((line) => line.map((one) => `"${one.replaceAll('"', '""')}"`).join(',')).join('\r\n');
        expect(read(text, size)).toEqual(kept);
      }),
    );
  });

  it('are refused where they are too wide, a cell is too long, or a quote never ends', () => {
    expect(faultOf('a\n1,2,3,4,5,6')).toEqual(['columns', 2]);
    expect(faultOf(`a\n${'x'.repeat(51)}`)).toEqual(['cell', 2]);
    expect(faultOf(`a\n"${'x'.repeat(40)}\n${'x'.repeat(40)}`)).toEqual(['cell', 2]);
    expect(faultOf('a\nb\n"c,d\n')).toEqual(['quote', 3]);
  });

  it('are separated by the sign of their first line', () => {
    expect(separatorOf('a;b;c,d\n1,2,3,4')).toBe(';');
    expect(separatorOf('"a;b;c",d')).toBe(',');
    expect(separatorOf('a\tb')).toBe('\t');
    expect(separatorOf('name')).toBe(',');
  });
});
