/** The links of a block: its own, or the entries of a menu, which whoever has the screens knows. */
import type { LinksShape } from '../../define/shapes/block-shapes.ts';
import type { LinkShape } from '../../define/shapes/element-shapes.ts';

/** In a story or a test of one block there are no menus. */
let menuLinks: (menu: string) => readonly LinkShape[] = () => [];
export const setMenuLinks = (links: typeof menuLinks): void => {
  menuLinks = links;
};

export const linksOf = ({ links, menu }: Pick<LinksShape, 'links' | 'menu'>): readonly LinkShape[] =>
  links ?? (menu === undefined ? [] : menuLinks(menu));
