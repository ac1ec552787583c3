/** Terms of single products: for which services somebody writes them, whose hold for whom, and what they keep as it is. */
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import GetTerms from '../../../manifests/operations/Account/GetTerms.ts';
import AddTerms from '../../../manifests/operations/Marketplace/AddTerms.ts';
import CopyTerms from '../../../manifests/operations/Marketplace/CopyTerms.ts';
import GetTermsProducts from '../../../manifests/operations/Marketplace/GetTermsProducts.ts';
import PublishTerms from '../../../manifests/operations/Marketplace/PublishTerms.ts';
import DeleteService from '../../../manifests/operations/ServiceManagement/DeleteService.ts';
import SaveServiceInformation from '../../../manifests/operations/ServiceManagement/SaveServiceInformation.ts';
import { type Caller, startTestServer, type TestServer } from '../../database/server.ts';
import { makeService } from '../catalogue/made-services.ts';

const root = 1;
let server: TestServer;
let owner: Caller;
let reseller: Caller;
let seller: number;
beforeAll(async () => {
  server = await startTestServer();
  [owner, reseller] = [await server.as('owner'), await server.as('reseller')];
  seller = (await reseller.me()).CompanyAccount.AccountId;
});
afterAll(() => server.close());

const text = { format: 'html' as const, htmlTexts: { en: '<p>They hold.</p>' } };
const terms = (accountId: number, title: string, productName?: string) => ({
  ...{ accountId, name: `terms-${crypto.randomUUID()}`.slice(0, 40), isPrivacyPolicy: false },
  ...{ titles: { en: title }, ...text, ...(productName !== undefined && { productName }) },
});
async function publish(by: Caller, wanted: ReturnType<typeof terms>): Promise<number> {
  const { TermsId: termsVersionId } = await by.call(AddTerms, wanted);
  await by.call(PublishTerms, { accountId: wanted.accountId, termsVersionId, asksAgain: false });
  return termsVersionId;
}
const service = async (account: number, state: 'Draft' | 'Published' = 'Published') => {
  const name = crypto.randomUUID();
  return { name, id: await makeService(server, { name, owner: account, state }) };
};
const asCustomer = async () => {
  const admin = await server.as('admin');
  return async (productName?: string) =>
    (await admin.call(GetTerms, { ...(productName && { productName }) })).map(({ Name }) => Name);
};

it('are of the vendors in the branch of who writes them; every other key answers as absent', async () => {
  const [own, foreign] = [await service(seller), await service(root)];
  for (const name of [foreign.name, crypto.randomUUID()]) {
    const refused = await reseller.post(AddTerms.operation, terms(seller, 'Foreign', name));
    expect([refused.status, refused.message]).toEqual([404, `There is no service ${name}.`]);
  }
  await reseller.call(AddTerms, terms(seller, 'Own', own.name));
  await owner.call(AddTerms, terms(root, 'Of anybody', own.name));
  // Whoever writes for a reseller writes for its services alone, also where he sees more.
  expect((await owner.post(AddTerms.operation, terms(seller, 'Foreign', foreign.name))).status).toBe(404);
  const offered = async (by: Caller, accountId: number, productName: string) =>
    (await by.call(GetTermsProducts, { accountId, productName })).Items.map(({ ProductName }) => ProductName);
  expect(await offered(reseller, seller, own.name)).toEqual([own.name]);
  expect(await offered(owner, seller, foreign.name)).toEqual([]);
  expect(await offered(owner, root, own.name)).toEqual([own.name]);
});

it('are asked for anew where they are copied and published', async () => {
  const { name } = await service(root);
  const { TermsId: termsVersionId } = await reseller.call(AddTerms, terms(seller, 'Marketplace'));
  const row = server.database.owner.updateTable('terms').where('terms_id', '=', termsVersionId);
  await row.set({ product_name: name }).execute();
  const answers = [
    await reseller.post(PublishTerms.operation, { accountId: seller, termsVersionId, asksAgain: false }),
    await reseller.post(CopyTerms.operation, { accountId: seller, termsVersionId }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404]);
});

it('are refused by the database as well, whatever a handler lets through', async () => {
  const { name } = await service(root);
  const role = new pg.Client(server.access.server);
  await role.connect();
  try {
    await role.query(`begin; select set_config('app.scope', '/1/', true)`);
    const insert = `insert into portolan.terms (owner_account_id, product_name, name, version, titles, texts) values ($1, $2, 'own', 1, '{}', '{}')`;
    await role.query(insert, [root, name]);
    await expect(role.query(insert, [seller, name])).rejects.toThrow('Terms are for a product of the own branch');
  } finally {
    await role.end();
  }
});

it('come from the nearest seller for each product by itself', async () => {
  const [nearby, distant] = [await service(seller), await service(seller)];
  const read = await asCustomer();
  const general = await read();
  await publish(owner, terms(root, 'Nearby, of the root', nearby.name));
  await publish(owner, terms(root, 'Distant, of the root', distant.name));
  expect(await read(nearby.name)).toEqual(['Nearby, of the root']);
  await publish(reseller, terms(seller, 'Nearby, of the seller', nearby.name));
  expect(await read(nearby.name)).toEqual(['Nearby, of the seller']);
  expect(await read(distant.name)).toEqual(['Distant, of the root']);
  expect((await read()).sort()).toEqual([...general, 'Nearby, of the seller', 'Distant, of the root'].sort());
});

it('keep the key of a draft, and the draft', async () => {
  const draft = await service(seller, 'Draft');
  await owner.call(AddTerms, terms(root, 'Waits', draft.name));
  const renamed = await reseller.post(SaveServiceInformation.operation, {
    ...{ serviceId: draft.id, inputDto: { ProductName: crypto.randomUUID() } },
  });
  const deleted = await reseller.post(DeleteService.operation, { serviceId: draft.id });
  expect([renamed.status, deleted.status, deleted.message]).toEqual([
    ...[409, 409, 'There are terms for this service, so it is not deleted.'],
  ]);
});
