/** A menu that a screen or a list of links names is one of the shell's, and a list of links has something to show. */
import type { LinksShape } from '../../../src/define/shapes/block-shapes.ts';
import { blocksOf } from '../../../src/define/walk.ts';
import { didYouMean } from '../../product/spelling.ts';
import { at, quoted, type Rule } from '../findings.ts';

export const rule: Rule = (product) => {
  const allowed = Object.values(product.shell.menus).flat();
  const screens = Object.values(product.screens);
  const fault = (group: string, what: string): string | undefined =>
    allowed.includes(group)
      ? undefined
      : `No menu is called "${group}", so ${what}; there are ${allowed.join(', ')} (manifests/shell.ts).${didYouMean(group, allowed)}`;
  return Object.entries(product.screens).flatMap(([file, screen]) => {
    const listed = blocksOf<LinksShape>('links', screen).flatMap(({ menu }) => (menu === undefined ? [] : [menu]));
    const texts = [
      ...(screen.menu ? [[screen.menu.group, fault(screen.menu.group, 'the entry never shows')] as const] : []),
      ...listed.map((menu) => {
        const isEmpty = !screens.some((each) => each.menu?.group === menu);
        const empty = isEmpty ? `No screen stands in the menu "${menu}", so its list of links is empty.` : undefined;
        return [menu, fault(menu, 'the list of links is empty') ?? empty] as const;
      }),
    ];
    return texts.flatMap(([group, text]) =>
      text === undefined ? [] : [{ ...at(product, file, quoted(group)), text }],
    );
  });
};
