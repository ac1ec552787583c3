/** Titles and texts of terms, which have as many languages as their writer gave them. */

/** By language. */
export type Texts = Readonly<Record<string, string>>;

/** The reader's language where there is a text in it, else English, else any that there is. */
export const languageIn = (texts: Texts, language: string): string =>
  [language, 'en'].find((each) => texts[each] !== undefined) ?? Object.keys(texts)[0] ?? language;

export const inLanguage = (texts: Texts, language: string): string => texts[languageIn(texts, language)] ?? '';
