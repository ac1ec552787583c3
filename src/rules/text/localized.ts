/** Texts by language: which languages there are, which have a text, and what a reader of one of them reads. */
import { isEmpty } from '../fields/empty.ts';
import { supportedLanguages } from '../limits.ts';
import { isRecord } from '../path.ts';

/** By language. */
export type LocalizedTexts = Readonly<Record<string, string>>;

/** The fallback, then the languages of the portal, then others in which something is written. */
export const languagesOf = (fallback: string, ...values: readonly unknown[]): readonly string[] => [
  ...new Set([fallback, ...supportedLanguages, ...values.flatMap((value) => Object.keys(textsOf(value)))]),
];

/** What is written, nothing of what is empty. */
export const textsOf = (value: unknown): LocalizedTexts =>
  isRecord(value)
    ? Object.fromEntries(
        Object.entries(value).filter(
          (entry): entry is [string, string] => typeof entry[1] === 'string' && !isEmpty(entry[1].trim()),
        ),
      )
    : {};

/** The language in which somebody reads: his own where there is a text in it, else the fallback, else any that there is. */
export function languageRead(texts: LocalizedTexts, reader: string, fallback: string): string | undefined {
  return [reader, fallback].find((language) => texts[language] !== undefined) ?? Object.keys(texts)[0];
}

/** The same with another text in one language; null where none is left. */
export function withText(value: unknown, language: string, text: string | null): LocalizedTexts | null {
  const { [language]: _before, ...others } = isRecord(value) ? (value as LocalizedTexts) : {};
  const next = isEmpty(text) ? others : { ...others, [language]: text };
  return Object.keys(next).length === 0 ? null : next;
}

const names = new Map<string, string>();

/** What a language is called in itself: Deutsch, العربية; a code that is none stays as it is. */
export function ownName(language: string): string {
  let name = names.get(language);
  if (name === undefined) {
    name = nameOf(language);
    names.set(language, name);
  }
  return name;
}

function nameOf(language: string): string {
  try {
    const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
    return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
  } catch {
    return language;
  }
}

const rightToLeft = new Set(['ar', 'fa', 'he', 'ur']);

export const isRightToLeft = (language: string): boolean => rightToLeft.has(language);
