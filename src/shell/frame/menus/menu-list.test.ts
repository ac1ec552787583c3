/** Which menus follow from which rights. */
import type { ScreenEntry } from 'virtual:screens';
import { expect, onTestFinished, test } from 'vitest';
import { currentUserExample } from '../../../../manifests/entities/CurrentUser.ts';
import { setSession } from '../../../client/first/session-store.ts';
import { anyOf, can, type Flag, type Needs, type ObjectType } from '../../../define/contract/capability.ts';
import type { MenuGroup } from '../../../define/screen.ts';
import { isSingle, menusOf } from './menu-list.ts';

const entry = (
  group: MenuGroup,
  order: number,
  title: string,
  gate: Needs,
): Pick<ScreenEntry, 'path' | 'title' | 'gate' | 'menu'> => ({
  path: `/${title.toLowerCase().replaceAll(' ', '-')}?tab?`,
  title,
  gate,
  menu: { group, order },
});
const screens = [
  entry('Orders', 2, 'My orders', can('CREDITCHECK_COMPANYORDERS', 'Read')),
  entry(
    'Orders',
    1,
    'Provisioning',
    anyOf(can('FAILED_PROVISIONING', 'Read'), can('FAILED_PROVISIONING_OWNED', 'Read')),
  ),
  entry('Reports', 1, 'Reports', can('REPORTING', 'Read')),
  entry('Marketplaces', 1, 'Pricelists', can('MARKETPLACE', 'Read')),
  entry('Main', 1, 'Accounts', 'signedIn'),
  entry('New', 1, 'Order service', can('PRODUCT_ACCOUNT', 'Create')),
  entry('New', 2, 'Create user', can('USER_ACCOUNT', 'Create')),
  entry('Profile', 1, 'Admin console', can('ADMINISTRATIVE', 'Read')),
  { path: '/dashboard', title: 'Dashboard', gate: 'signedIn' as const },
];
const order = {
  bar: ['Main'],
  header: ['Marketplaces', 'Quotes', 'Orders', 'Reports'],
  create: ['New'],
  profile: ['Profile'],
};
const holding = (...rights: readonly [ObjectType, Flag][]) =>
  rights.map(([ObjectType, flag]) => ({ ObjectType, [flag]: true }));
const titles = (links: readonly { title: string }[]) => links.map((link) => link.title);

test('groups stand in the order of the product, entries in their own; the path is the plain one', () => {
  const held = holding(
    ['REPORTING', 'Read'],
    ['CREDITCHECK_COMPANYORDERS', 'Read'],
    ['FAILED_PROVISIONING_OWNED', 'Read'],
    ['MARKETPLACE', 'Read'],
  );
  const { groups } = menusOf(screens, held, order);
  expect(groups.map((menu) => [menu.title, titles(menu.links)])).toEqual([
    ['Marketplaces', ['Pricelists']],
    ['Orders', ['Provisioning', 'My orders']],
    ['Reports', ['Reports']],
  ]);
  expect(groups[1]?.links[1]?.path).toBe('/my-orders');
});

test('a group appears only with an allowed entry (NAV-20, ROLE-62)', () => {
  expect(menusOf(screens, holding(['REPORTING', 'Execute']), order).groups).toEqual([]);
  expect(menusOf(screens, [], order)).toMatchObject({ groups: [], create: [], profile: [] });
});

test('nobody signed in sees nothing', () => {
  expect(menusOf(screens, undefined, order)).toEqual({ main: [], groups: [], create: [], profile: [] });
});

test('single entries, New and profile come by their rights (NAV-21, NAV-22, NAV-33)', () => {
  const menus = menusOf(screens, holding(['USER_ACCOUNT', 'Create'], ['ADMINISTRATIVE', 'Read']), order);
  expect(titles(menus.main)).toEqual(['Accounts']);
  expect(titles(menus.create)).toEqual(['Create user']);
  expect(titles(menus.profile)).toEqual(['Admin console']);
});

test('a group with one entry of its own name is a link (NAV-15)', () => {
  const [orders, reports] = menusOf(
    screens,
    holding(['REPORTING', 'Read'], ['CREDITCHECK_COMPANYORDERS', 'Read']),
    order,
  ).groups;
  expect(orders && isSingle(orders)).toBe(false);
  expect(reports && isSingle(reports)).toBe(true);
});

test('an entry about an account leads to the opener’s own, and what is personal is hidden from impersonators (LAY-24)', () => {
  const own = [
    { ...entry('Profile', 1, 'Security', 'signedIn'), path: '/account/$accountId/user-security' },
    { ...entry('Profile', 2, 'Change password', 'signedIn'), personal: true },
  ] as const;
  const paths = (isImpersonated: boolean) =>
    menusOf(own, [], order, { parameters: { accountId: '7' }, isImpersonated }).profile.map(({ path }) => path);
  expect(paths(false)).toEqual(['/account/7/user-security', '/change-password']);
  expect(paths(true)).toEqual(['/account/7/user-security']);
});

test('an entry whose screen can only ask about what the user does not see is not there', () => {
  const own = { ...entry('Reports', 2, 'Changes', 'signedIn'), session: ['CompanyAccount.AccountId'] };
  const offered = (SeesCompany: boolean) => {
    setSession({ ...currentUserExample, SeesCompany });
    return menusOf([own], [], order).groups.map(({ title }) => title);
  };
  onTestFinished(() => setSession(undefined));
  expect([offered(true), offered(false)]).toEqual([['Reports'], []]);
});
