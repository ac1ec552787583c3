/** What the frame of the portal knows of its addresses: home, old addresses, where things live, the order of the menus. */
import type { MenuGroup, SessionValues } from '#define';

export interface ShellManifest {
  /** The screen behind the logo and at the root. */
  readonly home: `/${string}`;
  /** Where people land after sign-in; leads to home in any spelling (GUARD-15, A-9). */
  readonly landing: `/${string}`;
  /** Old addresses and the paths that answer them now; parameters keep their names (LEG rows). */
  readonly legacy: Readonly<Record<`/${string}`, `/${string}`>>;
  /** The address of one thing of a kind; its only parameter takes the id. */
  readonly links: Readonly<Record<string, `/${string}`>>;
  /** Parameters in the addresses of menu entries, and the value of the signed-in user that each takes. */
  readonly menuParameters: Readonly<Record<string, keyof SessionValues>>;
  /** Menus of the header in their order (NAV-32); entries of `Main` stand before them by themselves. */
  readonly menuGroups: readonly MenuGroup[];
}

export const shell: ShellManifest = {
  home: '/dashboard',
  landing: '/Dashboard',
  legacy: {
    '/Account/View/$accountId': '/account/$accountId',
    '/Account/Create/User': '/account/create/user',
    '/Account/Create/Department': '/account/create/department',
    '/Account/Create/Company': '/account/create/company',
    '/Account/Create/Reseller': '/account/create/reseller',
  },
  links: { account: '/account/$accountId' },
  menuParameters: { accountId: 'UserAccountId' },
  menuGroups: ['Marketplaces', 'Quotes', 'Orders', 'Reports'],
};
