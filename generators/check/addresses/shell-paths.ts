/** Old addresses hand over the parameters that they have, the address of a thing takes its id, and what is found has an address. */
import { didYouMean } from '../../product/spelling.ts';
import { at, type Rule } from '../findings.ts';

const file = 'manifests/shell.ts';

export const rule: Rule = (product) => {
  const { legacy, links, search } = product.shell;
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
    ...search
      .filter(({ finder }) => !(finder in links))
      .map(({ finder }) => ({
        ...at(product, 'manifests/search.ts', `'${finder}'`),
        text: `What is found opens by the link "${finder}", which manifests/shell.ts does not have; it has ${Object.keys(links).join(', ') || 'none'}.${didYouMean(finder, Object.keys(links))}`,
      })),
  ];
};

const names = (path: string): readonly string[] => [...path.matchAll(/\$(\w+)/g)].map(([, name = '']) => name);
