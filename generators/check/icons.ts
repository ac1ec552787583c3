/** Icons of menu entries and actions are in the set of `src/ui`; the icon of a list or a head is a field of its rows. */
import { at, quoted, type Rule } from '../findings.ts';
import { actionsOf } from '../parts.ts';
import { didYouMean } from '../spelling.ts';

export const rule: Rule = (product) =>
  Object.entries(product.screens).flatMap(([file, screen]) =>
    [screen.menu?.icon, ...actionsOf(screen).map((action) => action.icon)]
      .filter((icon): icon is string => icon !== undefined && !product.icons.includes(icon))
      .map((icon) => ({
        ...at(product, file, quoted(icon)),
        text: `There is no icon "${icon}"; src/ui/icons-of-things.ts and icons-of-actions.ts list them.${didYouMean(icon, product.icons)}`,
      })),
  );
