/** Terms that are asked again: whom sign-in stops until they are accepted, and whom never. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import GetTerms from '../../../manifests/operations/Account/GetTerms.ts';
import GetTermsToAccept from '../../../manifests/operations/Account/GetTermsToAccept.ts';
import EndMaintenance from '../../../manifests/operations/Administration/EndMaintenance.ts';
import PlanMaintenance from '../../../manifests/operations/Administration/PlanMaintenance.ts';
import AcceptTerms from '../../../manifests/operations/Marketplace/AcceptTerms.ts';
import { startTestServer, type TestServer } from '../../database/server.ts';
import { Visitor } from '../../database/visitor.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const donau = 100_734;

function publish(version: number, more: object = {}) {
  return server.database.owner
    .insertInto('terms')
    .values({
      owner_account_id: 1,
      product_name: null,
      name: 'terms-of-use',
      version,
      titles: JSON.stringify({ en: 'Terms of use' }) as never,
      texts: JSON.stringify({ en: '<p>New</p>' }) as never,
      is_privacy_policy: false,
      published_utc: new Date(),
      asks_again: true,
      ...more,
    })
    .execute();
}
async function entered(name: string) {
  const visitor = new Visitor(server.app);
  return { visitor, user: await visitor.enter(name) };
}
const mustAccept = async (name: string) => (await entered(name)).user.MustAcceptTerms === true;

describe('terms that are asked again', () => {
  it('stop nobody while no version asks, as in the demo world', async () => {
    for (const name of ['admin', 'user', 'owner', 'reseller'])
      expect([name, await mustAccept(name)]).toEqual([name, false]);
  });

  it('stop at the next sign-in whoever may accept for his company, and nobody else', async () => {
    const before = await entered('admin');
    await publish(3);
    const here = await entered('admin');
    expect(here.user.MustAcceptTerms).toBe(true);
    // Who is signed in works on.
    expect((await before.visitor.me()).MustAcceptTerms).toBeUndefined();
    expect((await before.visitor.post(GetTerms.operation)).status).toBe(200);
    expect(await before.visitor.call(GetTermsToAccept, {})).toEqual([]);
    const refused = await here.visitor.post('Authorization/GetMySessions');
    expect([refused.status, refused.message]).toEqual([403, 'Accept the terms to continue.']);
    expect((await here.visitor.post('Authorization/SetLanguage', { languageCode: 'en' })).status).toBe(200);
    expect((await here.visitor.call(GetTermsToAccept, {})).map(({ Version }) => Version)).toEqual([3]);
    // The marketplace's own staff, and who sees himself alone.
    expect([await mustAccept('owner'), await mustAccept('user')]).toEqual([false, false]);
    expect(await mustAccept('reseller')).toBe(true);
    expect((await server.anyone.post(GetTermsToAccept.operation, {})).status).toBe(401);
  });

  it('let the company go on once one of its people has accepted them', async () => {
    const [here, there] = [await entered('admin'), await entered('admin')];
    const [asked] = await here.visitor.call(GetTermsToAccept, {});
    // Who is asked at his sign-in comes in during a maintenance as well.
    const maintenance = { startUtc: new Date(Date.now() + 100).toISOString(), minutes: 1 };
    const owner = await server.as('owner');
    await owner.call(PlanMaintenance, { accountId: donau, ...maintenance });
    await here.visitor.call(AcceptTerms, { accountId: donau, termsId: asked?.Id ?? 0 });
    await owner.call(EndMaintenance, { accountId: donau });
    for (const { visitor } of [here, there])
      await expect.poll(async () => (await visitor.post('Authorization/GetMySessions')).status).toBe(200);
    expect((await here.visitor.me()).MustAcceptTerms).toBeUndefined();
    expect(await here.visitor.call(GetTermsToAccept, {})).toEqual([]);
    expect(await mustAccept('admin')).toBe(false);
    expect(await mustAccept('reseller')).toBe(true);
  });

  it('ask anew for a later version that says so, not for one that does not, a draft or a policy', async () => {
    await publish(4, { asks_again: false });
    await publish(5, { published_utc: null });
    await publish(6, { is_privacy_policy: true, name: 'privacy' });
    expect(await mustAccept('admin')).toBe(false);
    // Terms of a product are asked again of whoever has accepted some before, or runs it.
    await publish(6, { product_name: 'Mail' });
    expect(await mustAccept('admin')).toBe(false);
    await (await entered('admin')).visitor.call(AcceptTerms, { accountId: donau, productName: 'Mail' });
    await publish(7, { product_name: 'Mail' });
    const { visitor, user } = await entered('admin');
    expect(user.MustAcceptTerms).toBe(true);
    const asked = await visitor.call(GetTermsToAccept, {});
    expect(asked.map(({ ProductName, Version }) => [ProductName, Version])).toEqual([['Mail', 7]]);
    const answer = await visitor.post(AcceptTerms.operation, { accountId: 1, productName: 'Mail' });
    expect(answer.status).toBe(404);
    await visitor.call(AcceptTerms, { accountId: donau, productName: 'Mail', termsId: asked[0]?.Id ?? 0 });
    expect(await mustAccept('admin')).toBe(false);
  });

  it('come after a second factor that must be set up, and are not accepted before', async () => {
    await publish(8);
    await server.database.owner.insertInto('mfa_policy').values({ account_id: donau, is_enforced: true }).execute();
    const { visitor, user } = await entered('admin');
    expect(user.MustSetupMfa).toBe(true);
    for (const operation of [GetTermsToAccept.operation, AcceptTerms.operation]) {
      const refused = await visitor.post(operation, { accountId: donau });
      expect([refused.status, refused.message]).toEqual([403, 'Set up a second factor to continue.']);
    }
  });

  it('are no matter of whoever works in the name of somebody else', async () => {
    await publish(9);
    const { visitor, user } = await entered('owner');
    const { UserAccountId } = (await entered('reseller')).user;
    expect(user.MustAcceptTerms).toBeUndefined();
    const answer = await visitor.post('Authorization/Impersonate', { userAccountId: UserAccountId });
    expect([answer.status, (await visitor.me()).MustAcceptTerms]).toEqual([200, undefined]);
    expect(await visitor.call(GetTermsToAccept, {})).toEqual([]);
  });
});
