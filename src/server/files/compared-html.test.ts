/** Compared texts: what went and what came is marked, the rest stands, and every element closes. */
import { expect, it } from 'vitest';
import { cleanHtml } from './clean-html.ts';
import { comparedHtml } from './compared-html.ts';

const compared = (before: string, after: string) => comparedHtml(before, after, Date.now() + 10_000);

it.each([
  ['nothing', '<p>Within 14 days.</p>', '<p>Within 14 days.</p>', '<p>Within 14 days.</p>'],
  ['a word', '<p>Within 14 days.</p>', '<p>Within 30 days.</p>', '<p>Within <del>14</del><ins>30</ins> days.</p>'],
  ['a new paragraph', '<p>One.</p>', '<p>One.</p>\n<p>Two.</p>', '<p>One.</p>\n<p><ins>Two.</ins></p>'],
  ['a paragraph that went', '<p>One.</p>\n<p>Two.</p>', '<p>Two.</p>', '<p><del>One.</del></p>\n<p>Two.</p>'],
  [
    'a passage in place of another',
    '<p>Goods go back at our cost.</p>',
    '<p>Nothing is taken back any more.</p>',
    '<p><del>Goods go back at our cost.</del></p>\n<p><ins>Nothing is taken back any more.</ins></p>',
  ],
  [
    'a line of a list',
    '<ul><li>first of all</li><li>second of all</li></ul>',
    '<ul><li>first of all</li></ul>',
    '<ul><li>first of all</li><li><del>second of all</del></li></ul>',
  ],
  [
    'where a link leads',
    '<p>As <a href="https://a.example">the list</a> of prices says.</p>',
    '<p>As <a href="https://b.example">the list</a> of prices says.</p>',
    '<p>As <a href="https://a.example"><del>the list</del></a><a href="https://b.example"><ins>the list</ins></a> of prices says.</p>',
  ],
  [
    'how a word is meant',
    '<p>Within ten days of delivery.</p>',
    '<p>Within <strong>ten</strong> days of delivery.</p>',
    '<p>Within <del>ten</del><strong><ins>ten</ins></strong> days of delivery.</p>',
  ],
  ['all of it, from nothing', '', '<h2>Scope</h2>', '<h2><ins>Scope</ins></h2>'],
  ['spaces alone', '<p>One  and\ntwo.</p>', '<p>One and two.</p>', '<p>One and two.</p>'],
  ['text that stands alone', 'One and two.', 'One and three.', 'One and <del>two</del><ins>three</ins>.'],
  ['a sign', '<p>A &amp; B, or C</p>', '<p>A &lt; B, or C</p>', '<p>A <del>&amp;</del><ins>&lt;</ins> B, or C</p>'],
])('marks %s', (_name, before, after, expected) => expect(compared(before, after)).toBe(expected));

/** Marks are no elements that people write. */
const accepted = (html: string, gone: 'ins' | 'del') => {
  const stay = gone === 'ins' ? 'del' : 'ins';
  return html.replaceAll(new RegExp(`<${gone}>.*?</${gone}>`, 'gs'), '').replaceAll(new RegExp(`</?${stay}>`, 'g'), '');
};
const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, '');

it('reads as the one text without what came, and as the other without what went, whatever was changed', () => {
  let seed = 7;
  const some = (most: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % most;
  };
  const inner = () =>
    Array.from(
      { length: 1 + some(12) },
      () => ['due', 'days', '<b>all</b>', '<a href="https://a.example">it</a>', '&amp;', 'or', '<br />'][some(7)],
    ).join(' ');
  const block = () =>
    [
      () => `<p>${inner()}</p>`,
      () => `<h2>${inner()}</h2>`,
      () => `<ul><li>${inner()}</li><li>${inner()}</li></ul>`,
      () => `<table><tbody><tr><td>${inner()}</td><td>${inner()}</td></tr></tbody></table>`,
      () => `<blockquote><p>${inner()}</p><p>${inner()}</p></blockquote>`,
    ][some(5)]?.() ?? '';
  for (let round = 0; round < 400; round += 1) {
    const blocks = Array.from({ length: some(6) }, block);
    const changed = blocks.flatMap(
      (each) => [[each], [], [each, block()], [block()], [each.replace('due', 'open')]][some(5)] ?? [],
    );
    const [before, after] = [blocks.join('\n'), changed.join('\n')];
    const result = compared(before, after);
    expect(textOf(accepted(result, 'ins'))).toBe(textOf(before));
    expect(textOf(accepted(result, 'del'))).toBe(textOf(after));
    // Cleaning closes what is open and drops what closes nothing: of a whole text it changes nothing.
    const plain = result.replaceAll(/<\/?(ins|del)>/g, '');
    expect(cleanHtml(plain)).toBe(plain.trim());
  }
});

it('of texts that differ everywhere takes no longer than it may', () => {
  const words = (word: string) =>
    Array.from({ length: 15_000 }, (_each, index) => `<p>${word}${index} same</p>`).join('');
  const began = Date.now();
  const result = comparedHtml(words('a'), words('b'), began + 300);
  expect(Date.now() - began).toBeLessThan(5000);
  expect(textOf(accepted(result, 'del'))).toBe(textOf(words('b')));
});
