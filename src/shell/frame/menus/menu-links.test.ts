/** A block of links shows the entries of a menu in their order, each under its own title. */
import { expect, it } from 'vitest';
import { menuLinksFrom } from './menu-links.ts';

const screens = [
  { path: '/b', title: 'B', menu: { group: 'New', order: 20, icon: 'plus' } },
  { path: '/account/$accountId?tab?', title: 'A', menu: { group: 'New', order: 10, title: 'My account' } },
  { path: '/c', title: 'C', menu: { group: 'Reports', order: 1 } },
  { path: '/d', title: 'D' },
  { path: '/e', title: 'E', menu: { group: 'Profile', order: 1 }, personal: true },
  { path: '/f', title: 'F', menu: { group: 'Profile', order: 2 } },
] as never;
const links = menuLinksFrom(screens);

it('the entries of one menu, as it has them', () => {
  expect(links('New').map(({ label, icon, to }) => [label, icon, to.go])).toEqual([
    ['My account', undefined, '/account/$accountId'],
    ['B', 'plus', '/b'],
  ]);
  expect(links('New').map(({ to }) => to.params)).toEqual([{ accountId: { session: 'UserAccountId' } }, {}]);
});

it('what is personal is not there for whoever works in the name of somebody (LAY-24)', () => {
  const labels = (isImpersonated: boolean) =>
    menuLinksFrom(screens, () => isImpersonated)('Profile').map(({ label }) => label);
  expect([labels(false), labels(true)]).toEqual([['E', 'F'], ['F']]);
});

it('a menu without entries has no links', () => {
  expect(links('Orders')).toEqual([]);
});
