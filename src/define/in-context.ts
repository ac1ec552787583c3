/** Texts with two meanings: 'To' ends a period, and is where a mail goes; other languages have a word for each. */

/** Stands between a text and its context, as in catalogues of gettext; nobody types it. */
const between = '\u0004';

/** A text with what it means here, where the same English text means something else elsewhere: each meaning has its own translation. */
export const inContext = (text: string, context: string): string => `${text}${between}${context}`;

/** What people read in English, and what tells its meaning apart. */
export function contextOf(text: string): { readonly text: string; readonly context?: string } {
  const at = text.indexOf(between);
  return at < 0 ? { text } : { text: text.slice(0, at), context: text.slice(at + 1) };
}

/** For who reads about a manifest: 'To (end of a period)'. */
export const spelledOut = (texts: string): string =>
  texts
    .split(between)
    .map((part, index) => (index === 0 ? part : ` (${part.replace(/^[^"'`,]*/, '$&)')}`))
    .join('');

/** As catalogues spell it: 'To_end of a period'. */
export function catalogueKey(text: string): string {
  const { text: english, context } = contextOf(text);
  return context === undefined ? english : `${english}_${context}`;
}
