/** Icons of menu entries, actions, short lists, panels and parts of the search are in the set of `src/ui`; the icon of a table or a head is a field of its rows. */

import { type ManifestObject, objectsIn } from '../../../src/define/walk.ts';
import type { Product } from '../../product/product.ts';
import { didYouMean } from '../../product/spelling.ts';
import { at, type Finding, quoted, type Rule } from '../findings.ts';

export const rule: Rule = (product) => [
  ...Object.entries(product.screens).flatMap(([file, screen]) =>
    wrongOf(product, file, [
      screen.menu?.icon,
      ...[...objectsIn(screen)].filter(namesIcon).map((part) => part['icon']),
    ]),
  ),
  ...wrongOf(
    product,
    'manifests/search.ts',
    [...product.shell.search, ...[...objectsIn(product.shell.search)].filter(namesIcon)].map((part) => part['icon']),
  ),
];

const wrongOf = (product: Product, file: string, icons: readonly unknown[]): readonly Finding[] =>
  icons
    .filter((icon): icon is string => typeof icon === 'string' && !product.icons.includes(icon))
    .map((icon) => ({
      ...at(product, file, quoted(icon)),
      text: `There is no icon "${icon}"; src/ui/object-icons.ts and action-icons.ts list them.${didYouMean(icon, product.icons)}`,
    }));

/** Actions, links of a list of links, lists of names, and panels. */
const namesIcon = (part: ManifestObject): boolean =>
  part['action'] !== undefined ||
  part['to'] !== undefined ||
  part['block'] === 'list' ||
  (part['body'] !== undefined && part['block'] === undefined);
