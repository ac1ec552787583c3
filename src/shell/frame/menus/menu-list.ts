/** Derives the menus of header, footer and profile from the screens: what somebody may not open is not there (NAV rows). */
import type { ScreenEntry } from 'virtual:screens';
import type { MenuGroup } from '../../../define/screen.ts';
import { type Capabilities, meets } from '../../../rules/access/capabilities.ts';

export interface MenuLink {
  readonly title: string;
  readonly path: string;
  readonly icon: string | undefined;
}

export interface Menu {
  readonly title: MenuGroup;
  readonly links: readonly MenuLink[];
}

export interface Menus {
  /** Entries that stand by themselves, before the groups. */
  readonly main: readonly MenuLink[];
  /** Groups with at least one allowed entry (NAV-20). */
  readonly groups: readonly Menu[];
  readonly create: readonly MenuLink[];
  readonly profile: readonly MenuLink[];
}

type Entry = Pick<ScreenEntry, 'path' | 'title' | 'gate' | 'menu' | 'personal'>;

/** Who opens the menus. */
export interface MenuUser {
  /** What the parameters of addresses stand for. */
  readonly parameters: Readonly<Record<string, string>>;
  readonly isImpersonated: boolean;
}

export function menusOf(
  screens: readonly Entry[],
  held: Capabilities,
  order: readonly MenuGroup[],
  opener?: MenuUser,
): Menus {
  const links = (group: MenuGroup): readonly MenuLink[] =>
    screens
      .filter((screen) => screen.menu?.group === group && meets(held, screen.gate) && !isHiddenFrom(screen, opener))
      .sort((a, b) => orderOf(a) - orderOf(b) || a.title.localeCompare(b.title))
      .map((screen) => linkTo(screen, opener));
  return {
    main: links('Main'),
    groups: order.map((title) => ({ title, links: links(title) })).filter((menu) => menu.links.length > 0),
    create: links('New'),
    profile: links('Profile'),
  };
}

const orderOf = (screen: Entry): number => screen.menu?.order ?? 0;

const isHiddenFrom = ({ personal }: Entry, opener: MenuUser | undefined): boolean =>
  personal === true && opener?.isImpersonated === true;

/** A menu leads to the plain place, without the query names of the path; what it needs comes from whoever opens it. */
const linkTo = ({ path, title, menu }: Entry, opener: MenuUser | undefined): MenuLink => ({
  title: menu?.title ?? title,
  path: (path.split('?')[0] ?? path).replace(/\$(\w+)/g, (_all, name: string) => opener?.parameters[name] ?? ''),
  icon: menu?.icon,
});

/** A group whose only entry bears its name needs no menu: Reports. */
export const isSingle = (menu: Menu): boolean => menu.links.length === 1 && menu.links[0]?.title === menu.title;
