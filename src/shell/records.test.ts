/** Which screens stand under one head. */
import { expect, test } from 'vitest';
import { recordGroups, tabsOf } from './records.ts';

const entry = (path: string, hasHead: boolean, order?: number) => ({
  path,
  hasHead,
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
