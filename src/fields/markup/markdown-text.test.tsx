/** Markdown as elements: what the marks mean, and that nothing of it becomes HTML or leads where no page is. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { MarkdownText } from './markdown-text.tsx';

const drawn = (text: string): string =>
  renderToStaticMarkup(<MarkdownText text={text} />).replace(/^<div[^>]*>|<\/div>$/g, '');

it('draws what the marks mean', () => {
  expect(drawn('## Scope\n\nDue in **14** _days_\\\nnet `x`\n\n---')).toBe(
    '<h2>Scope</h2><p>Due in <strong>14</strong> <em>days</em><br/>net <code>x</code></p><hr/>',
  );
  expect(drawn('3. one\n4. two\n   - inner')).toBe(
    '<ol start="3"><li>one</li><li>two<ul><li>inner</li></ul></li></ol>',
  );
  expect(drawn('> said\n\n```\na < b\n```')).toBe('<blockquote><p>said</p></blockquote><pre>a &lt; b\n</pre>');
  expect(drawn('| a |\n|---|\n| 1 |')).toContain('<tbody><tr><td>1</td></tr></tbody>');
});

it('leads to pages of the web and to mail alone', () => {
  expect(drawn('[here](https://nordlicht.example/a)')).toBe(
    '<p><a href="https://nordlicht.example/a" target="_blank" rel="noopener noreferrer">here</a></p>',
  );
  expect(drawn('[us](mailto:a@nordlicht.example)')).toContain('href="mailto:a@nordlicht.example"');
  for (const address of [
    'javascript:alert(1)',
    'JaVaScript:alert(1)',
    'data:text/html,x',
    '#/accounts',
    '/x',
    '&#106;avascript:1',
  ])
    expect(drawn(`[here](${address})`)).not.toContain('href');
});

it('takes HTML for text, and loads no picture', () => {
  const text = drawn('<script>alert(1)</script> a <b onclick="x">b</b> ![p](https://nordlicht.example/p.png)');
  expect(text).not.toMatch(/<(script|b|img)/);
  expect(text).toContain('&lt;script&gt;');
});
