/** The menus of the product: every entry that the requirements name, where it leads, whose it is, and in which order. */
import { expect, it } from 'vitest';
import { describeScreen } from '../../generators/build/screen-facts.ts';
import { screenFiles } from '../../generators/product/all-screens.ts';
import { shell } from '../../manifests/shell.ts';
import { type Capability, type Flag, type ObjectType, objectTypes } from '../../src/define/contract/capability.ts';
import { contextOf } from '../../src/define/in-context.ts';
import { iconSet } from '../../src/fields/icon-sets/account-types.ts';
import { menusOf } from '../../src/shell/frame/menus/menu-list.ts';

const facts = Object.values(screenFiles).map(
  (screen) => describeScreen(screen) as Parameters<typeof menusOf>[0][number],
);
const flags: readonly Flag[] = ['Read', 'Create', 'Update', 'Delete', 'Execute', 'Hierarchy'];
const everything = objectTypes.map((ObjectType) => ({
  ObjectType,
  ...Object.fromEntries(flags.map((flag) => [flag, true])),
}));
type Right = readonly [ObjectType, Flag];

/** Everything but these. */
const without = (rights: readonly Right[]): readonly Capability[] =>
  everything.map((each) => ({
    ...each,
    ...Object.fromEntries(rights.filter(([type]) => type === each.ObjectType).map(([, flag]) => [flag, false])),
  }));
const linksOf = (held: readonly Capability[]): Readonly<Record<string, ReturnType<typeof menusOf>['main']>> => {
  const { main, groups, create, profile } = menusOf(facts, held, shell.menus, {
    parameters: { accountId: '7' },
    isImpersonated: false,
  });
  const all = [
    ['Main', main],
    ['New', create],
    ['Profile', profile],
    ...groups.map(({ title, links }) => [title, links]),
  ];
  return Object.fromEntries(all as [string, typeof main][]);
};
const titles = (links: ReturnType<typeof menusOf>['main'] = []) => links.map(({ title }) => contextOf(title).text);
const has = (held: readonly Capability[], group: string, path: string) =>
  (linksOf(held)[group] ?? []).some((link) => link.path === path);

const entries: readonly (readonly [row: string, group: string, title: string, path: string, ...rights: Right[]])[] = [
  ['NAV-5', 'Marketplaces', 'Explore', '/explore', ['MARKETPLACE', 'Read']],
  ['NAV-2', 'Marketplaces', 'Pricelists', '/pricelists', ['MARKETPLACE', 'Read']],
  ['NAV-3', 'Marketplaces', 'Service tool', '/service-tool', ['MY_SERVICES', 'Read']],
  ['NAV-4', 'Marketplaces', 'My vendor profile', '/vendor-profile', ['PRODUCT_OWNER_PROFILE', 'Read']],
  ['NAV-7', 'Quotes', 'My quotes', '/quotes', ['QUOTATION_TOOL', 'Read']],
  ['NAV-8', 'Quotes', 'Customer quotes', '/quotes/customers', ['QUOTATION_TOOL', 'Hierarchy']],
  ['NAV-9', 'Quotes', 'Deprecated sales tool', '/sales-quotes', ['SALESQUOTE', 'Read']],
  [
    'NAV-11',
    'Orders',
    'Provisioning',
    '/provisioning',
    ['FAILED_PROVISIONING', 'Read'],
    ['FAILED_PROVISIONING_OWNED', 'Read'],
  ],
  ['NAV-12', 'Orders', 'My orders', '/orders/my-orders', ['CREDITCHECK_COMPANYORDERS', 'Read']],
  ['NAV-13', 'Orders', 'My imports', '/provisioning/my-imports', ['MY_IMPORTS', 'Read']],
  ['NAV-14', 'Orders', 'Request review', '/orders/request-review', ['CREDITCHECK_ORDERMANAGEMENT', 'Read']],
  ['NAV-15', 'Reports', 'Reports', '/reports', ['REPORTING', 'Read']],
  ['NAV-21', 'New', 'Order service', '/account/create/service', ['PRODUCT_ACCOUNT', 'Create']],
  ['NAV-22', 'New', 'Create user', '/account/create/user', ['USER_ACCOUNT', 'Create']],
  ['NAV-23', 'New', 'Create department', '/account/create/department', ['DEPARTMENT_ACCOUNT', 'Create']],
  ['NAV-24', 'New', 'Create company', '/account/create/company', ['COMPANY_ACCOUNT', 'Create']],
  ['NAV-25', 'New', 'Create reseller', '/account/create/reseller', ['RESELLER_ACCOUNT', 'Create']],
  [
    'NAV-26',
    'New',
    'Import accounts',
    '/account/import',
    ['USER_ACCOUNT', 'Create'],
    ['PRODUCT_ACCOUNT', 'Create'],
    ['COMPANY_ACCOUNT', 'Create'],
  ],
  ['LAY-19', 'Profile', 'Notifications', '/account/7/notifications', ['NOTIFICATIONS', 'Read']],
  ['NAV-19', 'Profile', 'Dashboard manager', '/dashboard-manager', ['CUSTOM_LANDING_PAGE', 'Create']],
];

// What each row names: NAV-2 to NAV-5, NAV-9, NAV-11, NAV-19, NAV-23 to NAV-25, LAY-19.
it.each(entries.map(([row, group, title, path, ...rights]) => ({ row, group, title, path, rights })))(
  '$row: $group > $title leads to $path',
  ({ group, title, path, rights }) => {
    expect(titles(linksOf(everything)[group])).toContain(title);
    expect(has(everything, group, path)).toBe(true);
    expect(has(without(rights), group, path)).toBe(false);
    for (const right of rights)
      expect([right, has(without(rights.filter((each) => each !== right)), group, path)]).toEqual([right, true]);
  },
);

it('stand in the order of the requirements; what they do not name stands between (NAV-32)', () => {
  const links = linksOf(everything);
  expect(Object.keys(links).filter((group) => !['Main', 'New', 'Profile'].includes(group))).toEqual([
    'Marketplaces',
    'Quotes',
    'Orders',
    'Reports',
  ]);
  for (const group of new Set(entries.map(([, each]) => each))) {
    const wanted = entries.filter(([, each]) => each === group).map(([, , title]) => title);
    const shown = titles(links[group]).filter((title) => wanted.includes(title));
    expect(shown).toEqual(wanted);
  }
  expect(links['Marketplaces']?.[0]?.title).toBe('Explore');
  expect(links['Profile']?.at(-1)?.title).toBe('Dashboard manager');
});

it('an account is made under the icon that its type has in trees, lists and what is found', () => {
  const types = ['User', 'Department', 'Company', 'Reseller'] as const;
  const icons = types.map((type) => {
    const path = `/account/create/${type.toLowerCase()}`;
    return linksOf(everything)['New']?.find((link) => link.path === path)?.icon;
  });
  expect(icons, 'the icons of src/fields/icon-sets/account-types.ts: whoever changes one changes both').toEqual(
    types.map((type) => iconSet[type]?.icon),
  );
});
