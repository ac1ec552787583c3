/** How an enumeration is written down, and how lists of ISO codes get their names from Unicode's own data. */
import { supportedLanguages } from '../../../rules/limits.ts';
import { texts, type Words } from './texts.ts';

export interface Enumeration {
  readonly name: string;
  /** In the order in which they are offered. */
  readonly members: readonly { readonly value: string; readonly display_name: Readonly<Record<string, string>> }[];
}

export const enumeration = (name: string, members: Readonly<Record<string, Words>>): Enumeration => ({
  name,
  members: Object.entries(members).map(([value, words]) => ({ value, display_name: texts(words) })),
});

/** Members of ISO codes, named in every supported language and ordered by their English names. */
export function codeEnumeration(name: string, type: 'region' | 'currency' | 'language', codes: string): Enumeration {
  const languages = supportedLanguages.map((language) => ({
    language,
    names: new Intl.DisplayNames(language, { type, fallback: 'none' }),
  }));
  const members = codes
    .trim()
    .split(/\s+/)
    .map((value) => ({
      value,
      display_name: Object.fromEntries(
        languages.flatMap(({ language, names }) => {
          const found = names.of(value);
          return found === undefined ? [] : [[language, capitalised(found, language)]];
        }),
      ),
    }));
  const { compare } = new Intl.Collator('en');
  return { name, members: members.sort((a, b) => compare(a.display_name['en'] ?? '', b.display_name['en'] ?? '')) };
}

/** Names stand alone in a list, so those that a language writes small get a capital. */
const capitalised = (name: string, language: string): string => {
  const [first = '', ...rest] = name;
  return first.toLocaleUpperCase(language) + rest.join('');
};
