/** Old addresses hand over the parameters that they have, the address of a thing takes its id, and what is found has an address. */
import { movedKinds } from '../../../src/rules/navigation/moved-address.ts';
import { didYouMean } from '../../product/spelling.ts';
import { at, type Rule } from '../findings.ts';

const file = 'manifests/shell.ts';

export const rule: Rule = (product) => {
  const { legacy, links, search } = product.shell;
  return [
    ...legacy.flatMap(({ moved, to, read = '' }) => {
      const wrong = (text: string) => ({ ...at(product, 'manifests/legacy.ts', `'${moved}'`), text });
      const kind = [...read.matchAll(/\((\w*)\)/g)].find(([, name = '']) => !movedKinds.includes(name));
      return [
        ...names(pathOf(to))
          .filter((name) => !names(moved).includes(name))
          .map((name) =>
            wrong(
              `${to} needs "${name}", which the old address ${moved} does not have.${didYouMean(name, names(moved))}`,
            ),
          ),
        ...(read && !/^(\w+:\$\w+(\(\w*\))?(;|$))+$/.test(read)
          ? [wrong(`The form of the list is "${read}"; write it as p:$page;ord:$sort(order);n:$find(base64).`)]
          : []),
        ...(kind ? [wrong(`A value is read as ${movedKinds.join(' or ')}, never as "${kind[1]}".`)] : []),
      ];
    }),
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

const pathOf = (address: string): string => address.split('?')[0] ?? '';
const names = (path: string): readonly string[] => [...path.matchAll(/\$(\w+)/g)].map(([, name = '']) => name);
