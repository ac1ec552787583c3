/** What the frame of the portal knows of its addresses: home, where things live, the order of the menus. */
import type { SessionValues } from '#define';
import { home, landing } from './home.ts';

export interface ShellManifest {
  /** Where people land, as home.ts says. */
  readonly home: `/${string}`;
  readonly landing: `/${string}`;
  /** The address of one thing of a kind; its only parameter takes the id. */
  readonly links: Readonly<Record<string, `/${string}`>>;
  /** The screen on which somebody writes to support; the support drawer shows it too. */
  readonly supportMessage: `/${string}`;
  /** Parameters in the addresses of menu entries, and the value of the signed-in user that each takes. */
  readonly menuParameters: Readonly<Record<string, keyof SessionValues>>;
  /** The menus by where they stand, in their order (NAV-32). */
  readonly menus: Readonly<Record<MenuPlace, readonly string[]>>;
  /** Said in the search box of the header while it is empty; search.ts says what it finds. */
  readonly searchTitle: string;
}

/** bar: entries by themselves, before the menus; header: a menu there; create, profile: behind the buttons of these. */
export type MenuPlace = 'bar' | 'header' | 'create' | 'profile';

/** A new menu is one name here; screens then name it as their group. */
const menus = {
  bar: ['Main'],
  header: ['Marketplaces', 'Quotes', 'Orders', 'Reports'],
  create: ['New'],
  profile: ['Profile'],
} as const satisfies ShellManifest['menus'];

declare module '../src/define/screen.ts' {
  interface MenuGroups extends Readonly<Record<(typeof menus)[MenuPlace][number], unknown>> {}
}

export const shell: ShellManifest = {
  home,
  landing,
  links: {
    account: '/account/$accountId',
    service: '/service/$serviceId',
    order: '/order/$orderId',
    invoice: '/invoice/$invoiceId',
  },
  supportMessage: '/support/message',
  menuParameters: { accountId: 'UserAccountId' },
  menus,
  searchTitle: 'Search by name or number',
};
