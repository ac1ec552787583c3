/** The menu of an entry is shown: it stands in the header, or in the list of the shell. */

import { didYouMean } from '../../product/spelling.ts';
import { at, quoted, type Rule } from '../findings.ts';

/** Menus with a place of their own. */
const own = ['Main', 'New', 'Profile'];

export const rule: Rule = (product) => {
  const allowed = [...own, ...product.shell.menuGroups];
  return Object.entries(product.screens).flatMap(([file, { menu }]) =>
    !menu || allowed.includes(menu.group)
      ? []
      : [
          {
            ...at(product, file, quoted(menu.group)),
            text: `No menu is called "${menu.group}", so the entry never shows; there are ${allowed.join(', ')} (manifests/shell.ts).${didYouMean(menu.group, allowed)}`,
          },
        ],
  );
};
