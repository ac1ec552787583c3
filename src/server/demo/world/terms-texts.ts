/** What the terms and the privacy policy of the demo marketplace say: a file for each language, all alike. */

type Section = readonly string[];

interface TermsTexts {
  readonly title: string;
  readonly policyTitle: string;
  /** Each a heading and its paragraphs; the last was added by the second version. */
  readonly terms: readonly Section[];
  readonly policy: readonly Section[];
}

const files = import.meta.glob<TermsTexts>('./terms-texts/*.json', { eager: true, import: 'default' });

const inEachLanguage = (read: (texts: TermsTexts) => string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(files).map(([file, texts]) => [file.slice('./terms-texts/'.length, -'.json'.length), read(texts)]),
  );

const written = (sections: readonly Section[]): string =>
  sections
    .map(([heading, ...paragraphs]) => `<h2>${heading}</h2>${paragraphs.map((text) => `<p>${text}</p>`).join('')}`)
    .join('\n');

export const titles = inEachLanguage(({ title }) => title);
export const policyTitles = inEachLanguage(({ policyTitle }) => policyTitle);
export const firstTerms = inEachLanguage(({ terms }) => written(terms.slice(0, -1)));
/** The second version adds what is done with personal data. */
export const secondTerms = inEachLanguage(({ terms }) => written(terms));
export const privacyPolicy = inEachLanguage(({ policy }) => written(policy));
