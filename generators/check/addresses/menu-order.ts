/** The entries of one menu have an order of their own each: two of the same would stand by chance. */
import { at, type Rule } from '../findings.ts';

export const rule: Rule = (product) => {
  const first = new Map<string, string>();
  return Object.entries(product.screens).flatMap(([file, { menu }]) => {
    if (!menu) return [];
    const place = `${menu.group} ${menu.order}`;
    const other = first.get(place);
    first.set(place, other ?? file);
    if (other === undefined) return [];
    return [
      {
        ...at(product, file, 'menu:'),
        text: `The menu "${menu.group}" has another entry with order ${menu.order}: ${other}. Free is ${free(product, menu.group)}.`,
      },
    ];
  });
};

/** Ten after the last one, so that others fit between. */
function free({ screens }: Parameters<Rule>[0], group: string): number {
  const orders = Object.values(screens).flatMap(({ menu }) => (menu?.group === group ? [menu.order] : []));
  return Math.floor(Math.max(0, ...orders) / 10) * 10 + 10;
}
