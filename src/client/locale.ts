/** Language for components: i18next with the English text as key, fed by the language store (I18N rows). */
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { showNumber } from '../rules/format/number.ts';
import { formatLocale, languageOf } from '../rules/language.ts';
import { defaultLanguage, type Language } from '../rules/limits.ts';
import { whenIdle } from './idle.ts';
import { choose, chosen, logFailure, rememberLanguage } from './language.ts';
import { icu } from './plural.ts';
import { type CurrentUser, session } from './session-store.ts';
import { tellLanguage } from './sign-in.ts';
import { useStore } from './use-store.ts';

export { loadMessages } from './language.ts';

/** Makes `useTranslation` ready in a language; without its catalogue it stays English. Call once before the first render. */
export async function startLocale(language: string): Promise<void> {
  const wanted = languageOf(language);
  if (wanted && wanted !== chosen.get().language) await choose(wanted).catch(logFailure);
  await i18next
    .use(icu)
    .use(initReactI18next)
    .init({
      lng: chosen.get().language,
      fallbackLng: defaultLanguage,
      resources: resources(),
      keySeparator: false,
      nsSeparator: false,
      returnEmptyString: false,
      interpolation: { escapeValue: false },
      react: { useSuspense: false },
    });
  chosen.subscribe(followChoice);
  // The first formatter of a page makes the browser read its tables: not in the first table or form that somebody opens.
  whenIdle(() => showNumber(0, formatLocaleOf(chosen.get().language, session.get())));
}

const resources = () => ({ [chosen.get().language]: { translation: chosen.get().messages } });

function followChoice(): void {
  const { language, messages } = chosen.get();
  i18next.addResourceBundle(language, 'translation', messages, false, true);
  i18next.changeLanguage(language).catch(logFailure);
}

export interface ChangeOptions {
  /** The header's variant: the server learns the language; after a failed load the page starts anew (I18N-05, 10, 11). */
  readonly tellServer: boolean;
  readonly reload?: () => void;
}

/** Loads, then remembers and shows; the page and everything typed stay. Codes that are not supported are ignored. */
export async function changeLanguage(code: string, { tellServer, reload = reloadPage }: ChangeOptions): Promise<void> {
  const language = languageOf(code);
  if (!language) return;
  try {
    await choose(language);
  } catch (error) {
    logFailure(error);
    if (!tellServer) return;
    await tellLanguage(language);
    return reload();
  }
  rememberLanguage(language);
  if (tellServer) await tellLanguage(language);
}

const reloadPage = (): void => location.reload();

export const useLanguage = (): Language => useStore(chosen).language;

const formatLocaleOf = (language: Language, user: CurrentUser | undefined): string =>
  formatLocale(language, navigator.languages, user?.CompanyAccount.Country || user?.PaasCountry);

/** The BCP 47 tag that numbers, dates and amounts follow (GEN-51, A-18). */
export const useFormatLocale = (): string => formatLocaleOf(useLanguage(), useStore(session));
