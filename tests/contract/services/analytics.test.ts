/** The portal's own counting over HTTP: what is counted, for whom, and who looks at it. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import GetEvents from '../../../manifests/operations/Analytics/GetEvents.ts';
import { limits } from '../../../src/rules/limits.ts';
import { type Caller, fromPage, signInCookie, startTestServer, type TestServer } from '../../database/server.ts';

let server: TestServer;
let owner: Caller;
/** Cookies: what is counted is no call. */
let donau: string;
let root: string;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.as('owner');
  [donau, root] = await Promise.all([signInCookie(server.app, 'admin'), signInCookie(server.app, 'owner')]);
});
afterAll(() => server.close());

const send = (cookie: string | undefined, event: object, headers: object = fromPage) => {
  const sent = { url: '/portal-services/events', method: 'POST', payload: JSON.stringify(event) } as const;
  return server.app.inject({ ...sent, headers: { ...headers, ...(cookie ? { cookie } : {}) } });
};
const tell = async (...event: Parameters<typeof send>): Promise<number> => (await send(...event)).statusCode;
const search = { name: 'global-search__search-results', searchText: 'backup', accountsCount: 3, servicesCount: 0 };

describe('an event', () => {
  it('is kept under the company of who did it, and says no more than it was told', async () => {
    expect(await tell(donau, { ...search, email: 'x@y.example' })).toBe(204);
    expect(await tell(root, { name: 'global-search__explore-link-click', searchText: 'mail' })).toBe(204);
    const { Items } = await owner.call(GetEvents, {});
    const [explored, searched] = Items;
    expect(searched).toEqual({
      EventId: expect.any(Number),
      CreatedUtc: expect.any(String),
      Name: search.name,
      AccountId: 100_734,
      AccountName: expect.stringContaining('Donau'),
      SearchText: 'backup',
      AccountsCount: 3,
      ServicesCount: 0,
    });
    expect(explored).toMatchObject({ SearchText: 'mail' });
    const found = await owner.call(GetEvents, {
      names: ['global-search__search-results'],
      options: { filter: 'back' },
    });
    expect(found.TotalCount).toBe(1);
  });

  it.each([
    { name: 'something-else' },
    { ...search, searchText: 'x'.repeat(201) },
    { ...search, searchText: 'a\u0000b' },
    { ...search, accountsCount: -1 },
  ])('of another form is refused: %j', async (event) => expect(await tell(donau, event)).toBe(400));

  it('of nobody is refused; and who may not administrate looks at none', async () => {
    expect(await tell(undefined, search)).toBe(401);
    const user = await server.as('user');
    expect((await user.post(GetEvents.operation, {})).status).toBe(403);
    expect((await server.anyone.post(GetEvents.operation, {})).status).toBe(401);
  });

  it('is not taken from the page of another site', async () => {
    const json = { 'content-type': 'application/json', host: 'localhost' };
    expect(await tell(donau, search, { ...json, 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(await tell(donau, search, json)).toBe(403);
  });

  it('is seen from above alone', async () => {
    await tell(root, { ...search, searchText: 'of the owner' });
    const answer = await (await server.as('reseller')).post(GetEvents.operation, {});
    expect(JSON.stringify(answer.data ?? null)).not.toContain('of the owner');
  });
});

it('of one user so many are kept in a quarter of an hour; the next is refused with the minutes to wait, and others go on', async () => {
  const approver = await server.as('approver');
  const [cookie, { UserAccountId }] = [await signInCookie(server.app, 'approver'), await approver.me()];
  // All but one, counted as events are.
  const counted = `analytics:${UserAccountId}`;
  await sql`select portolan.count_attempt(${counted}, ${limits.analyticsEvents}, 900)
    from generate_series(2, ${limits.analyticsEvents}::integer)`.execute(server.database.owner);
  const before = (await owner.call(GetEvents, {})).TotalCount;
  expect(await tell(cookie, search)).toBe(204);
  const refused = await send(cookie, search);
  expect([refused.statusCode, refused.json().Message]).toEqual([429, 'Too many tries. Minutes to wait: 15.']);
  expect(refused.headers['retry-after']).toBe('900');
  // A new sign-in of the same user counts as he does; somebody else is not concerned.
  expect(await tell(await signInCookie(server.app, 'approver'), search)).toBe(429);
  expect(await tell(donau, search)).toBe(204);
  expect((await owner.call(GetEvents, {})).TotalCount).toBe(before + 2);
});
