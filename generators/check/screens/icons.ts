/** Icons of menu entries, actions, short lists and panels are in the set of `src/ui`; the icon of a table or a head is a field of its rows. */

import { type ManifestObject, objectsIn } from '../../../src/define/walk.ts';
import { didYouMean } from '../../product/spelling.ts';
import { at, quoted, type Rule } from '../findings.ts';

export const rule: Rule = (product) =>
  Object.entries(product.screens).flatMap(([file, screen]) =>
    [screen.menu?.icon, ...[...objectsIn(screen)].filter(namesIcon).map((part) => part['icon'])]
      .filter((icon): icon is string => typeof icon === 'string' && !product.icons.includes(icon))
      .map((icon) => ({
        ...at(product, file, quoted(icon)),
        text: `There is no icon "${icon}"; src/ui/object-icons.ts and action-icons.ts list them.${didYouMean(icon, product.icons)}`,
      })),
  );

/** Actions, links of a list of links, lists of names, and panels. */
const namesIcon = (part: ManifestObject): boolean =>
  part['action'] !== undefined ||
  part['to'] !== undefined ||
  part['block'] === 'list' ||
  (part['body'] !== undefined && part['block'] === undefined);
