/** Old addresses hand over the parameters that they have, the address of a thing takes its id, and no menu is named twice. */

import { repeated } from '../../product/field-names.ts';
import { didYouMean } from '../../product/spelling.ts';
import { at, type Rule } from '../findings.ts';

const file = 'manifests/shell.ts';

export const rule: Rule = (product) => {
  const { legacy, links, menuGroups } = product.shell;
  return [
    ...Object.entries(legacy).flatMap(([from, to]) =>
      names(to)
        .filter((name) => !names(from).includes(name))
        .map((name) => ({
          ...at(product, file, `'${from}'`),
          text: `${to} needs "${name}", which the old address ${from} does not have.${didYouMean(name, names(from))}`,
        })),
    ),
    ...Object.entries(links)
      .filter(([, path]) => names(path).length !== 1)
      .map(([kind, path]) => ({
        ...at(product, file, `'${path}'`),
        text: `The address of one ${kind} has one parameter, its id; ${path} has ${names(path).length}.`,
      })),
    ...repeated(menuGroups).map((group) => ({
      ...at(product, file, `'${group}'`),
      text: `The menu "${group}" stands more than once in menuGroups. Keep one of them.`,
    })),
  ];
};

const names = (path: string): readonly string[] => [...path.matchAll(/\$(\w+)/g)].map(([, name = '']) => name);
