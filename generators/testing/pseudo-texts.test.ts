/** A pseudo-locale changes what is read, and nothing of what a message hangs on. */
import { IntlMessageFormat } from 'intl-messageformat';
import { expect, it } from 'vitest';
import { readProduct } from '../product/product.ts';
import { parametersOf } from '../texts/parameters.ts';
import { pseudoLocales, pseudoText } from './pseudo-texts.ts';

it.each([
  ['Save', '[Šåvé ~~]'],
  ['{n} of {total}', '[{n} öf {total} ~~]'],
  ['Press <b>Save</b>', '[Pŕéšš <b>Šåvé</b> ~~~~~~~]'],
  [' and ', ' [åñđ ~~] '],
  ['{count, plural, one {# row} other {# rows}}', '[{count, plural, one {# ŕöŵ} other {# ŕöŵš}} ~~~]'],
])('"%s" is %s', (message, expected) => expect(pseudoText(message, 'pseudo')).toBe(expected));

it.each(pseudoLocales)('%s: every text of the product can be read, with the same parameters', (locale) => {
  for (const text of readProduct().texts.keys()) {
    const said = pseudoText(text, locale);
    expect(parametersOf(said)).toEqual(parametersOf(text));
    if (/\{\s*\w+\s*,/.test(text))
      expect(() => new IntlMessageFormat(said, 'en', undefined, { ignoreTag: true })).not.toThrow();
  }
});
