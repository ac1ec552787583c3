/** Letters on paper: order of directions, joined and marked letters, faces, and where lines end. */
import { expect, it } from 'vitest';
import { linesOf } from './line-breaks.ts';
import { shapedLine, widthOf } from './shaped-line.ts';

/** From left to right, as a reader sees it. */
const seen = (text: string): string =>
  shapedLine(text)
    .runs.flatMap(({ clusters }) => clusters.map((cluster) => cluster.text))
    .join('');

it.each([
  ['letters', 'Łódź', 'Łódź'],
  ['a name between others', 'Acme שלום GmbH', 'Acme םולש GmbH'],
  ['a number behind a name', 'שלום 12', '12 םולש'],
  ['a name that begins from right to left', 'שלום Acme', 'Acme םולש'],
  ['a name kept to itself', 'Bill to \u2068שלום\u2069 123', 'Bill to םולש 123'],
])('stand in their order: %s', (_case, text, expected) => {
  expect(seen(text)).toBe(expected);
});

it('turn brackets in names from right to left', () => {
  const [first, second] = ['(', ')'].map((bracket) => shapedLine(bracket).runs[0]?.clusters[0]?.glyphs[0]?.glyph);
  const clusters = shapedLine('א(ב)').runs.flatMap((run) => run.clusters);
  expect(clusters.map(({ text }) => text)).toEqual([')', 'ב', '(', 'א']);
  const shapes = clusters.filter(({ text }) => /[()]/.test(text)).map(({ glyphs }) => glyphs[0]?.glyph);
  // In a face of their own, so only that they differ as brackets do is known.
  expect(new Set(shapes).size).toBe(2);
  expect(first).not.toBe(second);
});

it('join letters of Arabic: alone they are wider', () => {
  const joined = widthOf('شركة', 10);
  const alone = [...'شركة'].reduce((sum, letter) => sum + widthOf(letter, 10), 0);
  expect(joined).toBeLessThan(alone);
});

it('take each script from a face that has it', () => {
  const faces = (text: string) => shapedLine(text).runs.map(({ face }) => face.name.split('_')[0]);
  expect(faces('Дон Ύδ')).toEqual(['Inter', 'Inter']);
  expect(faces('東京')).toEqual(['NotoSansSC']);
  expect(faces('서울')).toEqual(['NotoSansKR']);
  expect(faces('دبي')).toEqual(['IBMPlexSansArabic']);
  expect(faces('אור')).toEqual(['NotoSansHebrew']);
  expect(shapedLine('a😀').missing).toEqual(['😀']);
});

it('end lines where they may, and cut only what is wider than a line', () => {
  expect(linesOf('one two three', 1000, 10)).toEqual(['one two three']);
  expect(linesOf('one two three', widthOf('one two', 10) + 0.1, 10)).toEqual(['one two', 'three']);
  expect(linesOf('one\ntwo', 1000, 10)).toEqual(['one', 'two']);
  expect(linesOf('', 1000, 10)).toEqual(['']);
  const narrow = linesOf('X'.repeat(90), 100, 10);
  expect(narrow.join('')).toBe('X'.repeat(90));
  expect(Math.max(...narrow.map((line) => widthOf(line, 10)))).toBeLessThanOrEqual(100);
  expect(linesOf('株式会社'.repeat(14), 100, 10).length).toBeGreaterThan(4);
});
