/** One thing has one name: what people read for it is spelled alike in all English texts of the product. */
import { expect, it } from 'vitest';
import { readProduct } from '../../generators/product/product.ts';
import { errorTexts } from '../../src/rules/errors/catalogue.ts';
import { fieldTexts } from '../../src/rules/fields/field-texts.ts';

const texts = [...readProduct().texts.keys()];
/** Without its holes, whose names nobody reads. */
const read = (text: string) => text.replace(/\{\w+/g, '{');
/** Word for word as the requirements have them (VAL-54 the last). */
const given: readonly string[] = [errorTexts['ERR-11'], errorTexts['ERR-21'], fieldTexts.email];
/** Words by which a screen is found, as anybody may type them. */
const isFoundBy = (text: string) => /^[a-z-]+( [a-z-]+)+$/.test(text);

it.each([
  ['e-mail', /\be[Mm]ails?\b|\bE[Mm]ails?\b|\be-Mail|\bE-Mail/],
  ['username', /\buser[ -]names?\b|\blogin names?\b/i],
  ['IP addresses', /\bIPs\b|\bIp\b|\bIP-address|\bip address/],
  ['sign in', /\blog(?:s|ged|ging)?[ -](?:in|on)\b|\blogins?\b/i],
  ['sign out', /\blog(?:s|ged|ging)?[ -](?:out|off)\b|\blogouts?\b/i],
  ['pricelist', /\bprice[ -]lists?\b/i],
  ['postal code', /\bzip\b|\bpost ?codes?\b/i],
])('“%s” is not written in another way', (_word, other) => {
  expect(texts.filter((text) => other.test(read(text)) && !given.includes(text) && !isFoundBy(text))).toEqual([]);
});
