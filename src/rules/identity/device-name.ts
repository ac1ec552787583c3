/** The browser and system of a user agent, and both in words: 'Firefox on Windows'. */

/** The first that fits counts: most browsers also bear the names of the ones they descend from. */
const browsers = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
] as const;

const systems = [
  ['Android', /Android/],
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux/],
] as const;

const first = (list: readonly (readonly [string, RegExp])[], text: string): string | undefined =>
  list.find(([, pattern]) => pattern.test(text))?.[0];

export interface Device {
  readonly browser: string | undefined;
  readonly system: string | undefined;
}

export const deviceOf = (userAgent: string | null | undefined): Device => ({
  browser: first(browsers, userAgent ?? ''),
  system: first(systems, userAgent ?? ''),
});

type Translate = (text: string, parameters: Readonly<Record<string, string>>) => string;

/** @param t into the language of its reader. */
export function deviceName(userAgent: string | null | undefined, t: Translate): string {
  const { browser, system } = deviceOf(userAgent);
  return browser && system ? t('{browser} on {system}', { browser, system }) : (browser ?? system ?? '');
}
