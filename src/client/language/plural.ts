/** Lets i18next read messages in ICU form; plurals are formatted by a library that loads with the first screen. */
import type { IntlMessageFormat, Options } from 'intl-messageformat';
import { catalogueKey, contextOf } from '../../define/in-context.ts';
import { dressedText, fill } from '../first/language.ts';

type Format = new (message: string, locale: string, formats: undefined, options: Options) => IntlMessageFormat;
let Formatter: Format | undefined;
const formatted = new Map<string, IntlMessageFormat>();

/** Before this has ended, plurals show their raw form; the shell waits for it. */
export async function loadFormatter(): Promise<void> {
  Formatter = (await import('intl-messageformat')).IntlMessageFormat;
}

const isIcu = (message: string): boolean => /\{\s*\w+\s*,/.test(message);

/** The message in a language with its parameters; a message that cannot be read is shown as it stands. */
export function format(message: string, parameters: Readonly<Record<string, unknown>>, language: string): string {
  if (!message.includes('{')) return message;
  if (!Formatter || !isIcu(message)) return fill(message, parameters);
  const key = `${language} ${message}`;
  try {
    const ready = formatted.get(key) ?? new Formatter(message, language, undefined, { ignoreTag: true });
    formatted.set(key, ready);
    return String(ready.format(parameters as Record<string, string | number>));
  } catch (error) {
    console.warn(`The text "${message}" cannot be formatted`, error);
    return message;
  }
}

/** The plugin for i18next: `t(key, { context })`, and a text that a manifest says in a context, look for `key_context` first. */
export const icu = {
  type: 'i18nFormat' as const,
  name: 'icu',
  parse: (message: unknown, parameters: Record<string, unknown>, language: string) =>
    typeof message === 'string' ? format(dressedText(contextOf(message).text), parameters, language) : message,
  addLookupKeys(keys: string[], key: string, _language: string, _namespace: string, options?: { context?: string }) {
    const { text, context = options?.context } = contextOf(key);
    // The last is looked for first.
    if (text !== key) keys.push(text, catalogueKey(key));
    else if (context) keys.push(`${key}_${context}`);
    return keys;
  },
};
