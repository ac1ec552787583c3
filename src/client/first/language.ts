/** The chosen language and its texts; everything about language that sign-in needs, without i18next (I18N rows). */

import { defaultLanguage, type Language, storageKeys, supportedLanguages } from '../../rules/limits.ts';
import { chooseLanguage, languageOf, languagesWith } from '../../rules/text/language.ts';
import { branding } from './branding.ts';
import { languageTitles } from './language-titles.ts';
import { readLocalItem, writeLocalItem } from './local-storage.ts';
import { createStore } from './store.ts';

export type Translations = Readonly<Record<string, string>>;

/** `index.ts` of a language: what the first page says, and where its other parts are. */
interface Catalogue {
  readonly firstPage: Translations;
  /** By their files. */
  readonly parts: Readonly<Record<string, () => Promise<Translations>>>;
}

const catalogues = import.meta.glob<Catalogue>('../../locales/*/index.ts', { import: 'catalogue' });
const english: Catalogue = { firstPage: {}, parts: {} };
const loaders = new Map<Language, () => Promise<Catalogue>>([[defaultLanguage, async () => english]]);
for (const [path, load] of Object.entries(catalogues)) {
  const language = languageOf(path.split('/').at(-2));
  if (language && language !== defaultLanguage) loaders.set(language, load);
}

/** Language and texts change together: nobody sees the one without the other. */
export interface ActiveLanguage {
  readonly language: Language;
  readonly messages: Translations;
}
export const activeLanguage = createStore<ActiveLanguage>({ language: defaultLanguage, messages: {} });

export const currentLanguage = (): Language => activeLanguage.get().language;

export const hasCatalogue = (language: Language): boolean => loaders.has(language);
const withCatalogue = (languages: readonly Language[]) => languages.filter(hasCatalogue);

/** Languages that can be chosen, in the order of the product: those with a catalogue. English is its own. */
export const offeredLanguages = (): readonly Language[] => withCatalogue(languagesWith(branding().languages));

/** Those of the sign-in page, with the one that somebody has chosen already (AMB-02). */
export const signInLanguages = (): readonly Language[] =>
  withCatalogue(offeredLanguages().filter((each) => inAll(each) || each === currentLanguage()));

const inAll = (language: Language): boolean => supportedLanguages.some((each) => each === language);

export const languageTitle = (language: Language): string => languageTitles[language];

/** Parts that were asked for: from then on every language comes with them. */
const wanted = new Set<string>();
export const wantTexts = (...parts: readonly string[]): void => {
  for (const part of parts) wanted.add(part);
};

/** The texts of a language; rejects when it has no catalogue or a part of it does not arrive. */
export async function loadMessages(language: Language, parts: Iterable<string> = wanted): Promise<Translations> {
  const load = loaders.get(language);
  if (!load) throw new Error(`There is no catalogue for "${language}"; offered are ${offeredLanguages().join(', ')}`);
  const catalogue = await load();
  const loaded = await Promise.all([...parts].map((part) => catalogue.parts[`./${part}.json`]?.()));
  return Object.assign({}, catalogue.firstPage, ...loaded);
}

/** Loads, then chooses: a failed load leaves everything as it was. */
export async function activateLanguage(language: Language): Promise<void> {
  let messages: Translations;
  let asked: number;
  do {
    asked = wanted.size;
    messages = await loadMessages(language);
    // A screen may have asked for its part meanwhile.
  } while (asked !== wanted.size);
  activeLanguage.set({ language, messages });
  if (typeof document !== 'undefined') document.documentElement.lang = language;
}

/** Ends when the chosen language has a part, or when it does not arrive: what it says is English then. */
export async function loadTexts(part: string): Promise<void> {
  wanted.add(part);
  const { language } = activeLanguage.get();
  if (language === defaultLanguage) return;
  try {
    const added = await loadMessages(language, [part]);
    const now = activeLanguage.get();
    const isThere = Object.keys(added).every((text) => text in now.messages);
    if (now.language === language && !isThere)
      activeLanguage.set({ language, messages: { ...now.messages, ...added } });
  } catch (error) {
    logFailure(error);
  }
}

/** At the start: stored choice, then the branding's, then English; a failed load is only logged (I18N-09, LAY-26). */
export async function setInitialLanguage(brandingLocale: string | undefined): Promise<void> {
  const accepted = languagesWith(branding().languages);
  const language = chooseLanguage(readLocalItem(storageKeys.locale), brandingLocale, accepted);
  if (language !== currentLanguage()) await activateLanguage(language).catch(logFailure);
}

export const rememberLanguage = (language: Language): void => writeLocalItem(storageKeys.locale, language);

export const logFailure = (error: unknown): void => console.error('The language was not loaded', error);

let dress = (message: string): string => message;

/** What is done to each text before its parameters are filled in: stories and tests look whether longer or turned ones fit. */
export const dressTexts = (dressed: (message: string) => string): void => {
  dress = dressed;
};
export const dressedText = (message: string): string => dress(message);

/** A text in the chosen language with its `{name}` parameters filled in; plurals need `t` (locale.ts). */
export function text(key: string, parameters: Readonly<Record<string, string | number>> = {}): string {
  return fill(dress(activeLanguage.get().messages[key] || key), parameters);
}

export const fill = (template: string, parameters: Readonly<Record<string, unknown>>): string =>
  template.replace(/\{(\w+)\}/g, (whole, name: string) => (name in parameters ? String(parameters[name]) : whole));
