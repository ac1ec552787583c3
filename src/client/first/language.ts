/** The chosen language and its texts; everything about language that sign-in needs, without i18next (I18N rows). */

import { defaultLanguage, type Language, storageKeys, supportedLanguages } from '../../rules/limits.ts';
import { chooseLanguage, languageOf } from '../../rules/text/language.ts';
import { languageTitles } from './language-titles.ts';
import { readLocalItem, writeLocalItem } from './local-storage.ts';
import { createStore } from './store.ts';

export type Translations = Readonly<Record<string, string>>;
type Loader = () => Promise<unknown>;

/** What the sign-in page says; the app brings the rest. */
const catalogues = import.meta.glob<unknown>('../../locales/*/sign-in.json', { import: 'default' });
const loaders = new Map<Language, Loader>([[defaultLanguage, async () => ({})]]);
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

/** Languages that can be chosen, in the order of the product: those with a catalogue. English is its own. */
export const offeredLanguages = (): readonly Language[] => supportedLanguages.filter((each) => loaders.has(each));

export const languageTitle = (language: Language): string => languageTitles[language];

let loadRest = async (_language: Language): Promise<Translations> => ({});

/** From here on every language comes with all its texts. */
export function addTexts(load: (language: Language) => Promise<Translations>): void {
  loadRest = load;
}

/** The texts of a language; rejects when it has no catalogue or the catalogue does not arrive. */
export async function loadMessages(language: Language): Promise<Translations> {
  const load = loaders.get(language);
  if (!load) throw new Error(`There is no catalogue for "${language}"; offered are ${offeredLanguages().join(', ')}`);
  const [first, rest] = await Promise.all([load(), loadRest(language)]);
  return { ...(first as Translations), ...rest };
}

/** Loads, then chooses: a failed load leaves everything as it was. */
export async function activateLanguage(language: Language): Promise<void> {
  const messages = await loadMessages(language);
  activeLanguage.set({ language, messages });
  if (typeof document !== 'undefined') document.documentElement.lang = language;
}

/** At the start: stored choice, then the branding's, then English; a failed load is only logged (I18N-09, LAY-26). */
export async function setInitialLanguage(brandingLocale: string | undefined): Promise<void> {
  const language = chooseLanguage(readLocalItem(storageKeys.locale), brandingLocale);
  if (language !== currentLanguage()) await activateLanguage(language).catch(logFailure);
}

export const rememberLanguage = (language: Language): void => writeLocalItem(storageKeys.locale, language);

export const logFailure = (error: unknown): void => console.error('The language was not loaded', error);

/** A text in the chosen language with its `{name}` parameters filled in; plurals need `t` (locale.ts). */
export function text(key: string, parameters: Readonly<Record<string, string | number>> = {}): string {
  return fill(activeLanguage.get().messages[key] || key, parameters);
}

export const fill = (template: string, parameters: Readonly<Record<string, unknown>>): string =>
  template.replace(/\{(\w+)\}/g, (whole, name: string) => (name in parameters ? String(parameters[name]) : whole));
