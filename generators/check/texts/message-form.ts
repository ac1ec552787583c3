/** Texts and translations can be read, and each translation fits its text. */
import type { Product } from '../../product/product.ts';
import { catalogueFolder } from '../../texts/catalogues.ts';
import { formFaults, translationFaults } from '../../texts/faults.ts';
import type { Finding, Rule } from '../findings.ts';

export const rule: Rule = (product) => [
  ...[...product.texts].flatMap(([text, [place = 'src']]) =>
    formFaults(text, 'en').map((fault) => ({ ...placed(place), text: `The text "${text}" ${fault}` })),
  ),
  ...Object.entries(product.catalogues).flatMap(([language, messages]) =>
    Object.entries(messages).flatMap(([text, translation]) =>
      translationFaults(text, translation, language).map((fault) => ({
        ...translated(language, text, product),
        text: `The translation of "${text}" ${fault}`,
      })),
    ),
  ),
];

/** A place is a file, or a file and its line. */
function placed(place: string): Pick<Finding, 'file' | 'line'> {
  const [file = place, line] = place.split(':');
  return line === undefined ? { file } : { file, line: Number(line) };
}

/** Where the translation of a text stands. */
function translated(
  language: string,
  text: string,
  { catalogueFiles, source }: Product,
): Pick<Finding, 'file' | 'line'> {
  const folder = catalogueFolder(language);
  for (const file of catalogueFiles.filter((each) => each.startsWith(`${folder}/`))) {
    const line = (source(file) ?? '').split('\n').findIndex((each) => each.includes(`${JSON.stringify(text)}:`)) + 1;
    if (line > 0) return { file, line };
  }
  return { file: folder };
}
