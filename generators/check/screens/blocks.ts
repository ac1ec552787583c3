/** A shared part that no screen and no other part imports is shown nowhere. */
import { posix } from 'node:path';
import { didYouMean } from '../../product/spelling.ts';
import type { Rule } from '../findings.ts';

export const rule: Rule = (product) => {
  const imported = new Set(
    [...Object.keys(product.screens), ...product.blocks].flatMap((file) => importsOf(product, file)),
  );
  const missing = [...imported].filter((file) => !product.blocks.includes(file));
  return product.blocks
    .filter((file) => !imported.has(file))
    .map((file) => ({
      file,
      text: `No screen imports this part. Import it where it shall stand, or delete the file.${didYouMean(file, missing)}`,
    }));
};

const importsOf = (product: Parameters<Rule>[0], file: string): readonly string[] =>
  [...(product.source(file) ?? '').matchAll(/from '(\.[^']+\.block\.ts)'/g)].map(([, path = '']) =>
    posix.join(posix.dirname(file), path),
  );
