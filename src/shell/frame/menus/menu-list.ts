/** Derives the menus of header, footer and profile from the screens: what somebody may not open is not there (NAV rows). */
import type { ScreenEntry } from 'virtual:screens';
import type { ShellManifest } from '../../../../manifests/shell.ts';
import { gateOfEntry } from '../../../client/session/absent-values.ts';
import { type Capabilities, meets } from '../../../rules/access/capabilities.ts';

export interface MenuLink {
  readonly title: string;
  readonly path: string;
  readonly icon: string | undefined;
}

export interface Menu {
  readonly title: string;
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

type Entry = Pick<ScreenEntry, 'path' | 'title' | 'gate' | 'session' | 'menu' | 'personal'>;

/** Who opens the menus. */
export interface MenuUser {
  /** What the parameters of addresses stand for. */
  readonly parameters: Readonly<Record<string, string>>;
  readonly isImpersonated: boolean;
}

export function menusOf(
  screens: readonly Entry[],
  held: Capabilities,
  menus: ShellManifest['menus'],
  opener?: MenuUser,
): Menus {
  const links = (group: string): readonly MenuLink[] =>
    entriesOf(screens, group, opener?.isImpersonated)
      .filter((screen) => meets(held, gateOfEntry(screen)))
      .map((screen) => linkTo(screen, opener));
  return {
    main: menus.bar.flatMap(links),
    groups: menus.header.map((title) => ({ title, links: links(title) })).filter((menu) => menu.links.length > 0),
    create: menus.create.flatMap(links),
    profile: menus.profile.flatMap(links),
  };
}

/** The screens of one menu in their order; who works in somebody's name is not offered what is personal (LAY-24). */
export const entriesOf = <E extends Pick<Entry, 'menu' | 'personal'>>(
  screens: readonly E[],
  group: string,
  isImpersonated = false,
): readonly E[] =>
  screens
    .filter(({ menu, personal }) => menu?.group === group && !(personal && isImpersonated))
    .sort((a, b) => (a.menu?.order ?? 0) - (b.menu?.order ?? 0));

/** A menu leads to the plain place, without the query names of the path; what it needs comes from whoever opens it. */
const linkTo = ({ path, title, menu }: Entry, opener: MenuUser | undefined): MenuLink => ({
  title: menu?.title ?? title,
  path: (path.split('?')[0] ?? path).replace(/\$(\w+)/g, (_all, name: string) => opener?.parameters[name] ?? ''),
  icon: menu?.icon,
});

/** A group whose only entry bears its name needs no menu: Reports. */
export const isSingle = (menu: Menu): boolean => menu.links.length === 1 && menu.links[0]?.title === menu.title;
