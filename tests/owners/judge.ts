/** What `npm run check` says when a wrong manifest stands in the place of the right one. */

import { printed } from '../../generators/check/findings.ts';
import { findingsIn } from '../../generators/commands/check.ts';
import { type Product, readProduct, root } from '../../generators/product/product.ts';
import { sourceTexts } from '../../generators/texts/source-texts.ts';
import { allTexts } from '../../generators/texts/texts.ts';
import { changedBy, evaluate } from './evaluate.ts';
import type { Mutant } from './mutants.ts';

const read = readProduct();
/** As if every text were translated: a new one must be told of, however many others still wait for their translation. */
const right: Product = {
  ...read,
  catalogues: Object.fromEntries(
    Object.entries(read.catalogues).map(([language, messages]) => [
      language,
      { ...Object.fromEntries([...read.texts.keys()].map((text) => [text, text])), ...nonEmpty(messages) },
    ]),
  ),
};
const placed = sourceTexts(root);
const said = new Set(findingsIn(right).map(printed));

function nonEmpty(messages: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(messages).filter(([, translation]) => translation));
}

/** The first finding that the right manifests do not have; undefined when there is none. */
export function findingOf(mutant: Mutant): string | undefined {
  try {
    return findingsIn(productWith(mutant))
      .map(printed)
      .find((finding) => !said.has(finding));
  } catch (error) {
    // Manifests that cannot be loaded are told of as well.
    return error instanceof Error ? error.message : String(error);
  }
}

function productWith(mutant: Mutant): Product {
  const changed = changedBy(mutant);
  const own = new Map();
  const exported = (file: string) => evaluate(mutant, file, own, changed);
  const anew = <T>(files: Readonly<Record<string, T>>): Readonly<Record<string, T>> =>
    Object.fromEntries(
      Object.entries(files).map(([file, manifest]) => [
        file,
        changed.has(file) ? (exported(file)['default'] as T) : manifest,
      ]),
    );
  // A screen that is new stands in a file that there has not been.
  const isNew = /^manifests\/screens\/.*(?<!\.block)\.ts$/.test(mutant.file) && !(mutant.file in right.screens);
  const screens = {
    ...anew(right.screens),
    ...(isNew && { [mutant.file]: exported(mutant.file)['default'] as Product['screens'][string] }),
  };
  const operations = anew(right.operations);
  const part = (file: string, name: 'shell' | 'found' | 'search') =>
    changed.has(file) ? exported(file)[name] : undefined;
  const found = part('manifests/found.ts', 'found');
  const search = part('manifests/search.ts', 'search');
  const shell: Product['shell'] = {
    ...right.shell,
    ...(part('manifests/shell.ts', 'shell') as Partial<Product['shell']>),
    ...(found === undefined ? {} : { found: found as Product['shell']['found'] }),
    ...(search === undefined ? {} : { search: search as Product['shell']['search'] }),
  };
  return {
    ...right,
    screens,
    operations,
    shell,
    texts: allTexts({ screens, operations, root, placed }),
    source: (file) => (file === mutant.file ? mutant.text : right.source(file)),
  };
}
