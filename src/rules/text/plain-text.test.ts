/** The words of texts with marks, and that no text takes long. */
import { expect, it } from 'vitest';
import { wordsOfHtml, wordsOfMarkdown } from './plain-text.ts';

it('keeps the words of HTML', () => {
  expect(wordsOfHtml('<h1>Terms</h1>\n<p>Due in <b>14</b> days &amp; &quot;net&quot;</p><p')).toBe(
    'Terms Due in 14 days & "net"',
  );
  expect(wordsOfHtml('<'.repeat(100_000)).length).toBe(999);
});

it('keeps the words of Markdown', () => {
  const text =
    '# Terms\n\n- Due in **14 days**, _net_\n- see [our page](https://nordlicht.example)\n\n1. snake_case stays';
  expect(wordsOfMarkdown(text)).toBe('Terms Due in 14 days, net see our page snake_case stays');
  expect(wordsOfMarkdown('['.repeat(100_000)).length).toBe(1000);
});
