/** Language for components: i18next with the English text as key, fed by the language store (I18N rows). */
import i18next from 'i18next';
import { useSyncExternalStore } from 'react';
import { initReactI18next } from 'react-i18next';
import { showNumber } from '../../rules/format/number.ts';
import { defaultLanguage, type Language } from '../../rules/limits.ts';
import { formatLocale, languageOf, languagesWith } from '../../rules/text/language.ts';
import { branding } from '../first/branding.ts';
import {
  activateLanguage,
  activeLanguage,
  currentLanguage,
  logFailure,
  offeredLanguages,
  rememberLanguage,
  wantTexts,
} from '../first/language.ts';
import { type CurrentUser, session } from '../first/session-store.ts';
import { tellLanguage } from '../first/sign-in.ts';
import { whenIdle } from '../page/idle.ts';
import { useStore } from '../page/use-store.ts';
import { icu, loadFormatter } from './plural.ts';

wantTexts('shared');

let started = Promise.resolve();

/** Ends when texts are there with their plurals: for what is said before the first render. */
export const localeStarted = (): Promise<void> => started;

/** Makes `useTranslation` ready in a language; without its catalogue it stays English. Call once before the first render. */
export function startLocale(language: string): Promise<void> {
  started = Promise.all([start(language), loadFormatter().catch(logPlurals)]).then(() => {});
  return started;
}

const logPlurals = (error: unknown): void => console.warn('Plurals cannot be formatted', error);

async function start(language: string): Promise<void> {
  const wanted = languageOf(language, offeredLanguages());
  // Also when it is chosen already: so far there are the texts of the first page alone.
  if (wanted && wanted !== defaultLanguage) await activateLanguage(wanted).catch(logFailure);
  await i18next
    .use(icu)
    .use(initReactI18next)
    .init({
      lng: activeLanguage.get().language,
      fallbackLng: defaultLanguage,
      resources: resources(),
      keySeparator: false,
      nsSeparator: false,
      returnEmptyString: false,
      interpolation: { escapeValue: false },
      react: { useSuspense: false },
    });
  activeLanguage.subscribe(followChoice);
  // A part may have come while the library began.
  followChoice();
  // The first formatter of a page makes the browser read its tables: not in the first table or form that somebody opens.
  whenIdle(() => showNumber(0, formatLocaleOf(activeLanguage.get().language, session.get())));
}

const resources = () => ({ [activeLanguage.get().language]: { translation: activeLanguage.get().messages } });

function followChoice(): void {
  const { language, messages } = activeLanguage.get();
  i18next.addResourceBundle(language, 'translation', messages, false, true);
  // What stands in the page has its texts; a part that is added is for what comes.
  if (i18next.language !== language) i18next.changeLanguage(language).catch(logFailure);
}

export interface ChangeOptions {
  /** The header's variant: the server learns the language; after a failed load the page starts anew (I18N-05, 10, 11). */
  readonly tellServer: boolean;
  readonly reload?: () => void;
}

/** Loads, then remembers and shows; the page and everything typed stay. Codes that are not supported are ignored. */
export async function changeLanguage(code: string, { tellServer, reload = reloadPage }: ChangeOptions): Promise<void> {
  const language = languageOf(code, languagesWith(branding().languages));
  if (!language) return;
  try {
    await activateLanguage(language);
  } catch (error) {
    logFailure(error);
    if (!tellServer) return;
    await tellLanguage(language);
    return reload();
  }
  rememberLanguage(language);
  if (tellServer) await tellLanguage(language);
  // What another application shows beside the portal follows with the page alone (I18N-06, I18N-07).
  if (branding().legacy_addresses === 'off') reload();
}

const reloadPage = (): void => location.reload();

/** Without the texts: a part of them that comes draws nothing anew. */
export const useLanguage = (): Language =>
  useSyncExternalStore(activeLanguage.subscribe, currentLanguage, currentLanguage);

const formatLocaleOf = (language: Language, user: CurrentUser | undefined): string =>
  formatLocale(language, navigator.languages, user?.CompanyAccount.Country || user?.PaasCountry);

/** The BCP 47 tag that numbers, dates and amounts follow (GEN-51, A-18). */
export const useFormatLocale = (): string => formatLocaleOf(useLanguage(), useStore(session));
