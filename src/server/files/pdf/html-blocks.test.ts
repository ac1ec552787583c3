/** HTML read as blocks of a printed text. */
import { expect, it } from 'vitest';
import { htmlBlocks } from './html-blocks.ts';

const read = (html: string) =>
  htmlBlocks(html).map(({ kind, level, marker, runs }) => [kind, level, marker, runs.map(({ text }) => text).join('')]);

it('headings, paragraphs and items of lists follow each other as they are written', () => {
  const html = `<h2>1.\n Scope</h2><p>Some &amp; all,<br> für Łódź</p>loose
    <ol start="3"><li>three<ul><li><p>dot</p><p>more</p></li></ul></li><li>four</li></ol><table><tr><th>A</th><td>B</td></tr></table>`;
  expect(read(html)).toEqual([
    ['heading', 2, '', '1. Scope'],
    ['paragraph', 0, '', 'Some & all,\nfür Łódź'],
    ['paragraph', 0, '', 'loose'],
    ['item', 1, '3.', 'three'],
    ['item', 2, '•', 'dot'],
    ['item', 2, '', 'more'],
    ['item', 1, '4.', 'four'],
    ['paragraph', 0, '', 'A | B'],
  ]);
});

it('bold, slanted and linked parts keep what they are, and blanks between them stay single', () => {
  const [block] = htmlBlocks(
    '<p> a <b>bold </b> <a href="https://x.example/">link</a> <a href="javascript:1"><i>none</i></a> </p>',
  );
  expect(block?.runs.filter(({ text }) => text !== ' ')).toEqual([
    { text: 'a ', bold: false, italic: false },
    { text: 'bold ', bold: true, italic: false },
    { text: 'link', bold: false, italic: false, link: 'https://x.example/' },
    { text: 'none', bold: false, italic: true },
  ]);
});

it('what a page does not show is not printed, and nothing makes nothing', () => {
  expect(read('<style>p{}</style><script>1</script><svg><text>x</text></svg><p> </p><ul></ul>')).toEqual([]);
  expect(read('<p>unclosed <b>bold<p>next')).toEqual([
    ['paragraph', 0, '', 'unclosed bold'],
    ['paragraph', 0, '', 'next'],
  ]);
});
