/** Languages that are called complete have every text, and each translation has the parameters of its text. */

import { catalogueFile, completeLanguages, type Translations } from '../../texts/catalogues.ts';
import { parametersOf } from '../../texts/parameters.ts';
import type { Rule } from '../findings.ts';
import { translated } from './message-form.ts';

export const rule: Rule = ({ texts, catalogues, source }) => [
  ...completeLanguages.flatMap((language) => {
    const missing = [...texts.keys()].filter((text) => !catalogues[language]?.[text]);
    if (missing.length === 0) return [];
    const some = missing.slice(0, 3).map((text) => `"${text}" (${texts.get(text)?.[0] ?? '?'})`);
    return [
      {
        file: catalogueFile(language),
        text: `${missing.length} of ${texts.size} texts are not translated: ${some.join(', ')}${missing.length > 3 ? ', …' : ''}. "npm run locales" lists them all with an empty value.`,
      },
    ];
  }),
  ...Object.entries(catalogues).flatMap(([language, messages]) => wrongParameters(language, messages, source)),
];

const wrongParameters = (language: string, messages: Translations, source: (file: string) => string | undefined) =>
  Object.entries(messages).flatMap(([text, translation]) => {
    const wanted = parametersOf(text);
    const found = parametersOf(translation);
    if (!translation || wanted.join() === found.join()) return [];
    return [
      {
        ...translated(language, text, source),
        text: `The translation of "${text}" has ${list(found)} where the text has ${list(wanted)}.`,
      },
    ];
  });

const list = (names: readonly string[]): string =>
  names.length ? names.map((name) => `{${name}}`).join(', ') : 'no parameter';
