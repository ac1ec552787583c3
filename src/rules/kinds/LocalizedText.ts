/** A text for each language; one of them, the fallback, is read where there is none in the reader's. */
import { Type } from 'typebox';
import { fieldTexts } from '../fields/field-texts.ts';
import { kind } from '../fields/kind.ts';
import { defaultLanguage, type Language, supportedLanguages } from '../limits.ts';
import { isRecord } from '../path.ts';
import { languageRead, textsOf } from '../text/localized.ts';
import html from './Html.ts';
import markdown from './Markdown.ts';
import multilineText from './MultilineText.ts';
import text from './Text.ts';

/** Of what kind each text may be. */
const kindsOfText = { Text: text, MultilineText: multilineText, Markdown: markdown, Html: html } as const;
export type KindOfText = keyof typeof kindsOfText;

export interface LocalizedOptions {
  /** The language that stands first; absent: English. */
  readonly fallback?: Language;
  /** The kind of each text; absent: one line. */
  readonly as?: KindOfText;
}

declare module '../../define/fields/field.ts' {
  interface FieldKinds {
    LocalizedText: Readonly<Record<string, string>>;
  }
  interface FieldKindOptions {
    LocalizedText: LocalizedOptions;
  }
}

const options = Type.Object(
  {
    fallback: Type.Optional(Type.Enum([...supportedLanguages])),
    as: Type.Optional(Type.Enum(Object.keys(kindsOfText) as KindOfText[])),
  },
  { additionalProperties: false },
);

export const fallbackOf = (told: LocalizedOptions | undefined): Language => told?.fallback ?? defaultLanguage;
export const kindOfText = (told: LocalizedOptions | undefined) => kindsOfText[told?.as ?? 'Text'];

const code = /^[a-z]{2}$/;

export default kind('LocalizedText', {
  type: 'object',
  options,
  width: 240,
  flexible: true,
  wide: true,
  parse(given) {
    const found = [...given.matchAll(/^\[([a-z]{2})\] ([\s\S]*?)(?=\n\[[a-z]{2}\] |$(?![\s\S]))/gm)];
    if (found.length === 0) return given.trim() === '' ? { value: null } : { problem: fieldTexts.format };
    return { value: Object.fromEntries(found.map(([, language = '', one = '']) => [language, one.trim()])) };
  },
  check(value, rule) {
    if (!isRecord(value)) return { text: fieldTexts.format };
    const told = rule.With as LocalizedOptions | undefined;
    const each = Object.entries(value);
    const of = kindOfText(told);
    const wrong = each.find(([language, one]) => !code.test(language) || typeof one !== 'string');
    if (wrong) return { text: fieldTexts.format, ...(code.test(wrong[0]) && { part: wrong[0] }) };
    if (textsOf(value)[fallbackOf(told)] === undefined) return { text: fieldTexts.required, part: fallbackOf(told) };
    for (const [language, one] of each) {
      const problem = of.check(one, { ...rule, DisplayTemplate: of.kind });
      if (problem) return { ...problem, part: language };
    }
    return undefined;
  },
  export: (value) =>
    Object.entries(textsOf(value))
      .map(([language, one]) => `[${language}] ${one}`)
      .join('\n'),
  text(value, { with: told }, locale) {
    const texts = textsOf(value);
    const language = languageRead(texts, locale.slice(0, 2), fallbackOf(told));
    const one = language === undefined ? '' : (texts[language] ?? '');
    return kindOfText(told).text?.(one, { label: '' }, locale) ?? one;
  },
  examples: [
    { name: 'usual', value: { en: 'Terms of use', de: 'Nutzungsbedingungen' } },
    {
      name: 'several lines',
      value: { en: '## Scope\n\nEach **order**.', pl: '## Zakres\n\nKażde **zamówienie**.' },
      options: { with: { as: 'Markdown' } },
    },
    { name: 'another fallback', value: { de: 'Nutzungsbedingungen' }, options: { with: { fallback: 'de' } } },
    { name: 'right to left', value: { en: 'Terms of use', ar: 'شروط الاستخدام' } },
    { name: 'empty', value: null, options: { help: 'Readers of other languages get the English text' } },
    { name: 'read only', value: { en: 'Terms of use' }, options: { readOnly: true } },
    { name: 'error', value: { de: 'Nutzungsbedingungen' }, error: 'This field is required' },
  ],
});
