/** What an address takes is used by its screen, and what the screen takes from the address is in it. */

import type { ChoosingShape, TableShape } from '../../../src/define/shapes/block-shapes.ts';
import { blocksIn, blocksOf, objectsIn } from '../../../src/define/walk.ts';
import { reservedParameters } from '../../../src/rules/navigation/reserved-parameters.ts';
import { didYouMean } from '../../product/spelling.ts';
import { at, quoted, type Rule } from '../findings.ts';

/** Filters stand in the address under their names. */
const filterNames = ({ filters = [] }: TableShape): readonly string[] =>
  filters.map((filter) => (typeof filter === 'string' ? filter : filter.field));

export const rule: Rule = (product) =>
  Object.entries(product.screens).flatMap(([file, screen]) => {
    const given = [...screen.path.matchAll(/\$(\w+)|[?&](\w+)/g)].map(([, inPath, inQuery]) => inPath ?? inQuery ?? '');
    const used = new Set(
      [...objectsIn([screen.header, screen.body])].flatMap((part) =>
        typeof part['param'] === 'string' ? [part['param']] : [],
      ),
    );
    const narrowing = new Set(blocksOf<TableShape>('table', screen).flatMap(filterNames));
    const choosing = new Set(blocksOf<ChoosingShape>('choosing', screen).map(({ place }) => place));
    const handWritten = blocksIn(screen).some(({ block }) => block === 'custom');
    const unused = given.filter(
      (name) => !used.has(name) && !narrowing.has(name) && !choosing.has(name) && !reservedParameters.includes(name),
    );
    return [
      ...(handWritten ? unused.filter((name) => !product.names.has(name)) : []).map((name) => ({
        ...at(product, file, quoted(screen.path)),
        text: `The address takes "${name}", which no hand-written block names.${didYouMean(name, product.names)}`,
      })),
      ...(handWritten ? [] : unused).map((name) => ({
        ...at(product, file, quoted(screen.path)),
        text: `The address takes "${name}", which nothing on the screen uses. Bind it with param('${name}'), or leave it out of ${screen.path}.${didYouMean(name, used)}`,
      })),
      ...[...used]
        .filter((name) => !given.includes(name))
        .map((name) => ({
          ...at(product, file, `param('${name}')`),
          text: `The address ${screen.path} has no "${name}"; it has ${given.join(', ') || 'no parameter'}.${didYouMean(name, given)}`,
        })),
    ];
  });
