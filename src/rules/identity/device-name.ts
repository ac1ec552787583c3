/** The browser and system of a user agent in words: 'Firefox on Windows'. */

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

export function deviceName(userAgent: string | null | undefined): string {
  const text = userAgent ?? '';
  const browser = first(browsers, text);
  const system = first(systems, text);
  return browser && system ? `${browser} on ${system}` : (browser ?? system ?? '');
}
