/** How much room a text in a frame is given. */
import { describe, expect, it } from 'vitest';
import { textHeight } from './text-height.ts';

describe('the room of a text', () => {
  it('grows with its lines, and with the narrowness of its frame', () => {
    const short = textHeight('<p>One line.</p>', 600);
    const long = textHeight(`<p>${'Several lines of a long text. '.repeat(20)}</p>`, 600);
    expect(short).toBeLessThan(100);
    expect(long).toBeGreaterThan(2 * short);
    expect(textHeight(`<p>${'Several lines of a long text. '.repeat(20)}</p>`, 320)).toBeGreaterThan(1.5 * long);
  });

  it('counts headings and entries of lists, and letters that fill a square', () => {
    const text = (html: string) => textHeight(html, 600);
    expect(text('<h2>Scope</h2><ul><li>One</li><li>Two</li></ul>')).toBeGreaterThan(text('<p>Scope One Two</p>') + 60);
    expect(text(`<p>${'日'.repeat(80)}</p>`)).toBeGreaterThan(text(`<p>${'i'.repeat(80)}</p>`));
    expect(text('<p></p><p> </p>')).toBe(text(''));
  });
});
