/** Tags that are one are kept as one. */
import { expect, it } from 'vitest';
import { distinctTags, sameTag, tidyTag, withoutTags } from './tags.ts';

it('blanks around and between words are no part of a tag', () => {
  expect([tidyTag('  a \t b\u00a0c '), tidyTag('e\u0301')]).toEqual(['a b c', '\u00e9']);
  expect(sameTag('NIS 2', ' nis  2')).toBe(true);
});

it('each stands once, as it was spelled first or as it is known', () => {
  expect(distinctTags(['Cloud', ' cloud ', 'DSGVO', '', '  '])).toEqual(['Cloud', 'DSGVO']);
  expect(distinctTags(['cloud', 'new'], ['Cloud', 'Other'])).toEqual(['Cloud', 'new']);
  expect(withoutTags(['Cloud', 'DSGVO'], ['CLOUD', 'gone'])).toEqual(['DSGVO']);
});
