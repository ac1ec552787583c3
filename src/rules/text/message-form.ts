/** Messages in ICU form without a library: `{name}`, plurals and choices by a word, one within another. */
import { numberFormatter } from '../format/number.ts';

export type MessageValues = Readonly<Record<string, string | number>>;

interface Wording {
  readonly values: MessageValues;
  readonly locale: string;
  /** What `#` stands for: the number of the plural around. */
  readonly count?: number | undefined;
}

/** What has no value, or is in no form that is known here, stays as it stands. */
export function inWords(message: string, values: MessageValues, locale: string): string {
  return message.includes('{') ? worded(message, { values, locale }) : message;
}

function worded(message: string, wording: Wording): string {
  let said = '';
  let at = 0;
  while (at < message.length) {
    const letter = message[at] ?? '';
    const end = letter === '{' ? closing(message, at) : undefined;
    if (end !== undefined) {
      const value = argument(message.slice(at, end + 1), wording);
      said += value;
      at = end + 1;
      if (/\.\u2069?$/.test(value) && endsSentence(message, at)) at += 1;
    } else {
      said += letter === '#' && wording.count !== undefined ? number(wording.count, wording.locale) : letter;
      at += 1;
    }
  }
  return said;
}

/** A value that ends with a full stop, as days do in some languages, ends its sentence with it, also where its direction is its own. */
const endsSentence = (message: string, at: number): boolean => /^\.(?=\s|$)/.test(message.slice(at, at + 2));

/** Where the brace that opens here is closed; undefined where it is not. */
function closing(message: string, from: number): number | undefined {
  let depth = 0;
  for (let at = from; at < message.length; at += 1) {
    if (message[at] === '{') depth += 1;
    if (message[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  return undefined;
}

const head = /^\{\s*(\w+)\s*(?:,\s*(plural|select)\s*,)?/;

function argument(whole: string, wording: Wording): string {
  const { values, locale } = wording;
  const [matched, name = '', kind] = head.exec(whole) ?? [];
  if (matched === undefined || !(name in values)) return whole;
  const value = values[name] ?? '';
  const rest = whole.slice(matched.length, -1);
  if (!kind) return rest.trim() === '' ? String(value) : whole;
  const forms = formsOf(rest);
  if (kind === 'select') return chosen(forms, [String(value), 'other'], whole, wording);
  const count = Number(value);
  const category = new Intl.PluralRules(locale).select(count);
  return chosen(forms, [`=${count}`, category, 'other'], whole, { ...wording, count });
}

function chosen(forms: ReadonlyMap<string, string>, keys: readonly string[], whole: string, wording: Wording): string {
  const key = keys.find((each) => forms.has(each));
  return key === undefined ? whole : worded(forms.get(key) ?? '', wording);
}

/** 'one {# line} other {# lines}' by their words. */
function formsOf(text: string): ReadonlyMap<string, string> {
  const forms = new Map<string, string>();
  let at = 0;
  for (;;) {
    const open = text.indexOf('{', at);
    const end = open < 0 ? undefined : closing(text, open);
    if (end === undefined) return forms;
    forms.set(text.slice(at, open).trim(), text.slice(open + 1, end));
    at = end + 1;
  }
}

const number = (value: number, locale: string): string => numberFormatter(locale, {}).format(value);
