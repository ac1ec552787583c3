/** Every constant of the product in one place (CONST rows); times in milliseconds unless the name says otherwise. */
export const limits = {
  successMessageLifetime: 5000,
  searchDebounce: 300,
  autofillPolling: 300,
  pageSize: 20,
  /** The largest page that a list call answers. */
  maximumPageSize: 1000,
  fileNameLength: 200,
  logoHeight: 38,
  confirmDialogWidth: 400,
  unsavedDialogWidth: 450,
  supportDrawerWidth: 380,
  languageMenuHeight: 300,
  sessionIdle: 30 * 60_000,
  sessionLife: 12 * 60 * 60_000,
  pingPong: 5 * 60_000,
  /** Larger exports are cut here; the answer says so in its last line. */
  exportRows: 100_000,
  imageSide: 2000,
  treePage: 100,
  searchRows: 50,
} as const;

/** Names of the keys kept in local storage (CONST-13, LOGIN-14). */
export const storageKeys = {
  locale: 'locale',
  ssoId: 'sso_id',
  ssoName: 'sso_name',
  colorScheme: 'color_scheme',
} as const;

/** Supported languages in the order of the specification (I18N-13, CONST-10). */
export const supportedLanguages = [
  'en',
  'de',
  'es',
  'fr',
  'hu',
  'it',
  'nl',
  'pl',
  'ro',
  'ru',
  'fi',
  'tr',
  'bg',
  'pt',
] as const;
export type Language = (typeof supportedLanguages)[number];
export const defaultLanguage: Language = 'en';

/** Branding fallbacks (GEN-55, GEN-56). */
export const fallbackTitle = 'Cloud Marketplace';
export const fallbackColor = '1867c0';
