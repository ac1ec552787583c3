/** A language that has a folder has every text. */
import { catalogueFolder } from '../../texts/catalogues.ts';
import type { Rule } from '../findings.ts';

export const rule: Rule = ({ texts, catalogues }) =>
  Object.entries(catalogues).flatMap(([language, messages]) => {
    const missing = [...texts.keys()].filter((text) => !messages[text]);
    if (missing.length === 0) return [];
    const some = missing.slice(0, 3).map((text) => `"${text}" (${texts.get(text)?.[0] ?? '?'})`);
    return [
      {
        file: catalogueFolder(language),
        text: `${missing.length} of ${texts.size} texts are not translated: ${some.join(', ')}${missing.length > 3 ? ', …' : ''}. "npm run locales" lists them all with an empty value.`,
      },
    ];
  });
