/**
 * Pseudo-locales: every text of the product as it might stand in a language that nobody has translated it into yet. `pseudo` is longer,
 * accented and in brackets, so that what is cut, what is no text of the catalogues and what is put together shows; `pseudo-rtl` runs from
 * right to left. Stories and tests use them; nobody is offered them.
 */

export const pseudoLocales = ['pseudo', 'pseudo-rtl'] as const;
export type PseudoLocale = (typeof pseudoLocales)[number];

export const isPseudo = (locale: string | null): locale is PseudoLocale =>
  pseudoLocales.some((each) => each === locale);

const plain = 'aAcCdDeEgGhHiIjJkKlLnNoOrRsStTuUwWyYzZ';
const accented = 'åÅçÇđĐéÉğĞĥĤîÎĵĴķĶļĻñÑöÖŕŔšŠţŢûÛŵŴýÝžŽ';
const accents = new Map([...plain].map((letter, index) => [letter, [...accented][index] ?? letter]));

/** As much longer as German and Finnish get. */
const filling = (length: number): string => '~'.repeat(Math.ceil(length * 0.4));

/** A message in ICU form stays one: parameters, plurals, tags and what they hang on are as they were. */
export function pseudoText(message: string, locale: PseudoLocale): string {
  if (!message.trim()) return message;
  const [, before = '', inner = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(message) ?? [];
  const said = within(inner);
  // A right-to-left mark at each end lets signs follow the letters, which the override turns.
  if (locale === 'pseudo-rtl') return `${before}\u202e${said}\u202c${after}`;
  return `${before}[${said} ${filling(inner.replace(/\{\w+\}/g, '').replace(/\{.*\}/gs, 'one row').length)}]${after}`;
}

/** Between the braces of parameters letters are accented; a choice has messages in braces of its own. */
function within(message: string): string {
  let said = '';
  let at = 0;
  while (at < message.length) {
    const letter = message[at] ?? '';
    const end = letter === '{' ? closing(message, at) : letter === '<' ? message.indexOf('>', at) : -1;
    if (end > at) {
      said += letter === '{' ? argument(message.slice(at, end + 1)) : message.slice(at, end + 1);
      at = end + 1;
    } else {
      said += accents.get(letter) ?? letter;
      at += 1;
    }
  }
  return said;
}

function closing(message: string, from: number): number {
  let depth = 0;
  for (let at = from; at < message.length; at += 1) {
    if (message[at] === '{') depth += 1;
    if (message[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  return -1;
}

function argument(text: string): string {
  let said = '{';
  let at = 1;
  while (at < text.length) {
    const end = text[at] === '{' ? closing(text, at) : -1;
    said += end > at ? `{${within(text.slice(at + 1, end))}}` : (text[at] ?? '');
    at = end > at ? end + 1 : at + 1;
  }
  return said;
}
