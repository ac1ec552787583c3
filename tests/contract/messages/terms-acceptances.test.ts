/** The list of acceptances over HTTP: who reads those of which companies, narrowed and in his language. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import GetTermsAcceptances from '../../../manifests/operations/Account/GetTermsAcceptances.ts';
import AcceptTerms from '../../../manifests/operations/Marketplace/AcceptTerms.ts';
import { startTestServer, type TestServer } from '../../database/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const [root, reseller, donau] = [1, 100_002, 100_734];

describe('acceptances', () => {
  it('are listed to the company, to its seller and to the marketplace, the newest first', async () => {
    const [admin, owner] = [await server.as('admin'), await server.as('owner')];
    await admin.call(AcceptTerms, { accountId: donau });
    const { Items, TotalCount } = await admin.call(GetTermsAcceptances, { accountId: donau });
    const { UserAccountId } = await admin.me();
    expect([TotalCount, Items.map(({ Version }) => Version)]).toEqual([2, [2, 1]]);
    expect(Items[0]).toMatchObject({
      Name: 'Terms of use',
      Company: { AccountId: donau, AccountType: 'Company' },
      User: { AccountId: UserAccountId, AccountType: 'User' },
      Language: 'English',
    });
    expect(Items[0]).not.toHaveProperty('ProductName');
    expect(Items[1]).toMatchObject({ Language: 'German' });
    for (const [caller, accountId] of [
      [owner, root],
      [owner, donau],
      [await server.as('reseller'), reseller],
    ] as const)
      expect((await caller.call(GetTermsAcceptances, { accountId })).Items).toEqual(Items);
  });

  it('are found by company, terms or person, and by when', async () => {
    const owner = await server.as('owner');
    const found = async (more: object) =>
      (await owner.call(GetTermsAcceptances, { accountId: root, ...more })).Items.map(({ Version }) => Version);
    expect(await found({ options: { filter: 'donau' } })).toEqual([2, 1]);
    expect(await found({ options: { filter: 'nobody at all' } })).toEqual([]);
    const between = new Date(Date.now() - 86_400_000).toISOString();
    expect(await found({ from: between })).toEqual([2]);
    expect(await found({ to: between })).toEqual([1]);
    expect(await found({ orderBy: { Key: 'Version', Value: 'ASC' } })).toEqual([1, 2]);
    expect(await found({ limit: 1, options: { offset: 1 } })).toEqual([1]);
  });

  it('are told to nobody without the right, above, or who sees himself alone', async () => {
    const ask = async (name: Parameters<TestServer['as']>[0], accountId: number) =>
      (await (await server.as(name)).post(GetTermsAcceptances.operation, { accountId })).status;
    expect(await ask('user', donau)).toBe(403);
    expect(await ask('admin', root)).toBe(404);
    expect(await ask('admin', reseller)).toBe(404);
    expect(await ask('admin', 999_999_999)).toBe(404);
    const admin = await server.as('admin');
    expect(await ask('admin', (await admin.me()).UserAccountId)).toBe(403);
    expect((await server.anyone.post(GetTermsAcceptances.operation, { accountId: donau })).status).toBe(401);
  });

  it('of the terms of a seller that a company has left stay between these two', async () => {
    const { owner } = server.database;
    const { account_id: former } = await owner
      .selectFrom('account')
      .select('account_id')
      .where('account_type', '=', 'Reseller')
      .where('path', 'not like', `/1/${reseller}/%`)
      .where('account_id', '!=', root)
      .executeTakeFirstOrThrow();
    const { terms_id } = await owner
      .insertInto('terms')
      .values({
        owner_account_id: former,
        product_name: 'Mail',
        name: 'former',
        version: 1,
        titles: JSON.stringify({ de: 'Von früher' }) as never,
        texts: JSON.stringify({ de: '<p>…</p>' }) as never,
        is_privacy_policy: false,
        published_utc: new Date(),
      })
      .returning('terms_id')
      .executeTakeFirstOrThrow();
    const { UserAccountId: outside } = await (await server.as('owner')).me();
    await owner
      .insertInto('terms_acceptance')
      .values({ terms_id, company_account_id: donau, user_account_id: outside })
      .execute();
    const firstFor = async (name: Parameters<TestServer['as']>[0], accountId: number) =>
      (await (await server.as(name)).call(GetTermsAcceptances, { accountId })).Items[0];
    // Whoever works where the reader does not see him stays unnamed.
    const own = await firstFor('admin', donau);
    expect(own).toMatchObject({ Name: 'Von früher', ProductName: 'Mail' });
    expect([own?.User, own?.Language]).toEqual([undefined, undefined]);
    expect(await firstFor('owner', donau)).toMatchObject({ Name: 'Von früher', User: { AccountId: outside } });
    expect(await firstFor('reseller', donau)).toMatchObject({ Name: 'Terms of use' });
  });

  it('are written by their function alone: the server may neither add, change nor delete one', async () => {
    for (const statement of [
      'insert into terms_acceptance (terms_id, company_account_id, user_account_id) values (1, 1, 1)',
      'update terms_acceptance set language = null',
      'delete from terms_acceptance',
      'truncate terms_acceptance',
    ])
      await expect(server.database.pool.query(statement)).rejects.toThrow(/permission denied/);
  });
});
