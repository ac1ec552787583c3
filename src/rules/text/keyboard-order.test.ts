/** Texts typed while the keyboard stood at another script. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { typedForms } from './keyboard-order.ts';

describe('a text typed on the keys of another keyboard', () => {
  it.each([
    ['Russian', 'ысрген', 'schutz'],
    ['Greek', 'σψηθτυ', 'schutz'],
    ['Arabic', 'سؤاعفغ', 'schutz'],
  ])('%s: %s may be %s', (_keyboard, typed, meant) => {
    const forms = typedForms(typed);
    expect(forms[0]).toBe(typed);
    expect(forms).toContain(meant);
  });

  it('may be what a German or an American keyboard has on the same keys', () => {
    expect(typedForms('нф')).toEqual(['нф', 'za', 'ya']);
    expect(typedForms('ж')).toEqual(['ж', 'ö', ';']);
  });

  it('stays alone when its letters are Latin', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-zäöüß0-9 ]{0,20}$/), (text) => {
        expect(typedForms(text)).toEqual([text]);
      }),
    );
  });

  it('stays first whatever it is', () => {
    fc.assert(fc.property(fc.string(), (text) => typedForms(text)[0] === text));
  });
});
