/** What a write says of itself in the log: sentences that keep their text and their values, so that everybody reads them in his language. */

import { showDay } from '../../rules/format/day.ts';
import { showInstant } from '../../rules/format/instant-text.ts';
import { kindFor } from '../../rules/kinds/registry.ts';
import type { Language } from '../../rules/limits.ts';

/** What is called differently in each language; `name` is the English one, which stays when the thing is gone. */
export type NamedValue =
  | { readonly is: 'text'; readonly name: string }
  /** A field of accounts of a type. */
  | { readonly is: 'field'; readonly name: string; readonly field: string; readonly of: string }
  /** A member of an enumeration. */
  | { readonly is: 'member'; readonly name: string; readonly member: string; readonly of: string }
  /** As a field kind shows it. */
  | { readonly is: 'value'; readonly name: string; readonly kind: string; readonly value: unknown }
  /** ISO 8601. */
  | { readonly is: 'day' | 'instant'; readonly name: string }
  /** By its code. */
  | { readonly is: 'language'; readonly name: string };

export type SentenceValue = string | number | NamedValue | readonly SentenceValue[];

export interface Sentence {
  /** A text of the catalogues, with `{name}` where a value stands. */
  readonly text: string;
  readonly values?: Readonly<Record<string, SentenceValue>>;
}

/** @param text a literal: it is collected from the source for translation. */
export const sentence = (text: string, values?: Sentence['values']): Sentence => ({ text, ...(values && { values }) });

export interface Reading {
  readonly language: Language;
  /** A text with its parameters, in the language. */
  text(text: string, parameters: Readonly<Record<string, string>>): string;
  /** What a field or a member is called; undefined when there is none any more. */
  nameOf(value: NamedValue): string | undefined;
}

const english: Reading = {
  language: 'en',
  text: (text, parameters) => text.replace(/\{(\w+)\}/g, (whole, name: string) => parameters[name] ?? whole),
  nameOf: ({ name }) => name,
};

export const inWords = (sentences: readonly Sentence[], reading: Reading = english): string =>
  sentences
    .map(({ text, values = {} }) => {
      const read = Object.entries(values).map(([name, value]) => [name, valueInWords(value, reading)]);
      return reading.text(text, Object.fromEntries(read));
    })
    .join('; ');

function valueInWords(value: SentenceValue, reading: Reading): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if ('is' in value) return namedInWords(value, reading);
  return value.map((one) => valueInWords(one, reading)).join(', ');
}

function namedInWords(value: NamedValue, reading: Reading): string {
  if (value.is === 'text') return reading.text(value.name, {});
  if (value.is === 'day') return showDay(value.name, reading.language);
  if (value.is === 'instant') return showInstant(value.name, reading.language);
  if (value.is === 'value') return shownValue(value.kind, value.value, reading.language) ?? value.name;
  if (value.is === 'language') return languageName(value.name, reading.language);
  return reading.nameOf(value) ?? value.name;
}

/** undefined: of this kind a value stands there as it is. */
export const shownValue = (kind: string, value: unknown, language: Language): string | undefined =>
  kindFor(kind)?.text?.(value as never, { label: '' }, language);

const languageName = (code: string, language: Language): string =>
  new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? code;
