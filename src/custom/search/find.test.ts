/** What a finder asks: below one's own company, and everywhere for whoever does not see his company. */
import { afterEach, expect, test, vi } from 'vitest';
import { currentUserExample } from '../../../manifests/entities/CurrentUser.ts';
import { search } from '../../../manifests/search.ts';
import { setSession } from '../../client/first/session-store.ts';
import { find } from './find.ts';

afterEach(() => {
  setSession(undefined);
  vi.unstubAllGlobals();
});

test.each([
  [true, { targetRoot: currentUserExample.CompanyAccount.AccountId }],
  [false, {}],
])('who sees his company: %s (SRCH-03, SRCH-07)', async (SeesCompany, more) => {
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', async (_path: string, { body }: RequestInit) => {
    asked.push(JSON.parse(String(body)));
    return new Response(JSON.stringify({ data: [] }));
  });
  setSession({ ...currentUserExample, SeesCompany });
  for (const finder of search.filter((each) => each.finder === 'account'))
    await find(finder, 'donau', new AbortController().signal);
  expect(asked).toEqual([
    { searchString: 'donau', includeDepartment: true, showTerminatedAccounts: true, maxRows: 10, ...more },
  ]);
});

test('of services it asks for a hundred, by name, in the order of their rank (SRCH-04, SRCH-08, CONST-41)', async () => {
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', async (_path: string, { body }: RequestInit) => {
    asked.push(JSON.parse(String(body)));
    return new Response(JSON.stringify({ data: { Services: [] } }));
  });
  for (const finder of search.filter((each) => each.finder === 'service'))
    await find(finder, 'tresor', new AbortController().signal);
  const filter = {
    DisplayName: 'tresor',
    OwnerAccountIds: [],
    ServiceCategories: [],
    ServiceTags: [],
    ShowNewOnly: false,
    Source: { Type: 'Root' },
  };
  expect(asked).toEqual([{ limit: 100, filter, orderBy: { Key: 'Ranking', Value: 'ASC' } }]);
});
