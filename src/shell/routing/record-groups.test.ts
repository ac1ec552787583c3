/** Which screens stand under one head. */
import { expect, test } from 'vitest';
import { recordGroups, tabOf, tabsOf } from './record-groups.ts';

const entry = (path: string, hasHeader: boolean, order?: number) => ({
  path,
  hasHeader,
  ...(order === undefined ? {} : { tab: { title: path, order } }),
});
const screens = [
  entry('/account/$accountId/audit-log', true, 60),
  entry('/account/$accountId', true, 1),
  entry('/account/$accountId/billing?page?', false, 20),
  entry('/account/create/user', false),
  entry('/accounts', false),
  entry('/pricelists/$marketplaceId', true, 1),
];

test('screens with the head, or a tab under its path, belong to the record with the shortest path', () => {
  const groups = recordGroups(screens);
  expect(groups.map((group) => group.first.path)).toEqual(['/account/$accountId', '/pricelists/$marketplaceId']);
  expect(groups[0]?.screens.map((screen) => screen.path)).toEqual([
    '/account/$accountId/audit-log',
    '/account/$accountId',
    '/account/$accountId/billing?page?',
  ]);
});

test('tabs stand in their order', () => {
  const [account] = recordGroups(screens);
  expect(account && tabsOf(account).map((tab) => tab.tab?.order)).toEqual([1, 20, 60]);
});

test('a screen below the address of a tab belongs to that tab; the tab of the record itself holds no other screen', () => {
  const role = entry('/account/$accountId/billing/role/$roleId', true);
  const other = entry('/account/$accountId/other', true);
  const [account] = recordGroups([...screens, role, other]);
  const tab = (screen: typeof role) => account && tabOf(account, screen)?.path;
  expect(tab(role)).toBe('/account/$accountId/billing?page?');
  expect(tab(other)).toBeUndefined();
  expect(account?.screens.filter((each) => each.tab).map((each) => account && tabOf(account, each))).toEqual(
    account?.screens.filter((each) => each.tab),
  );
});
