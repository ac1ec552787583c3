/** Several words as the language lists them; those of units have no mark between them in Russian and Turkish. */
import { BoundedCache } from './bounded-cache.ts';

const lists = new BoundedCache<Intl.ListFormat>(50);

export const showList = (words: readonly string[], locale: string): string =>
  lists.getOrCreate(locale, () => new Intl.ListFormat(locale, { type: 'conjunction', style: 'narrow' })).format(words);
