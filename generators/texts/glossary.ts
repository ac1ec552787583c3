/** The glossary of each language: the words of the field in it, one for each term of `src/locales/glossary-terms.json`. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import terms from '../../src/locales/glossary-terms.json' with { type: 'json' };
import { catalogueFolder } from './catalogues.ts';

/** Terms that a glossary has no word for. */
export function missingTerms(glossary: string): readonly string[] {
  const rows = [...glossary.matchAll(/^\|([^|\n]+)\|([^|\n]+)\|/gm)];
  const known = new Map(rows.map(([, term = '', word = '']) => [term.trim().toLowerCase(), word.trim()]));
  return terms.filter((term) => !known.get(term.toLowerCase()));
}

export function glossaryFaults(root: string, language: string): readonly string[] {
  const file = `${catalogueFolder(language)}/glossary.md`;
  if (!existsSync(join(root, file))) return [`missing: ${file}`];
  return missingTerms(readFileSync(join(root, file), 'utf8')).map((term) => `missing in ${file}: "${term}"`);
}
