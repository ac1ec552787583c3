/** What a language is called in another: 'de' is 'German' in English and 'Deutsch' in German. */
import { BoundedCache } from './bounded-cache.ts';

const names = new BoundedCache<Intl.DisplayNames>(50);

/** A tag that is no language stays as it is. */
export function languageName(tag: string, locale: string): string {
  const called = names.getOrCreate(locale, () => new Intl.DisplayNames(locale, { type: 'language' }));
  try {
    return called.of(tag) ?? tag;
  } catch {
    return tag;
  }
}
