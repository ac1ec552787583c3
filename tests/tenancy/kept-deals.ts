/** Rows of businesses between two: who buys of whom, and what runs. */
import type { CurrentUserData } from '../../src/server/identity/session.ts';
import { aService, makeRow, makeThing } from '../contract/world/things.ts';
import type { TestServer } from '../database/server.ts';

/** For a product account of the user. */
async function aSubscription({ database }: TestServer, { UserAccountId }: CurrentUserData) {
  const product = {
    parent_account_id: UserAccountId,
    account_type: 'Product',
    product_name: 'Subscription',
    display_name: 'Subscription',
  } as const;
  const made = await database.owner
    .insertInto('account')
    .values(product)
    .returning('account_id')
    .executeTakeFirstOrThrow();
  return { account_id: made.account_id, billing: 'Monthly' };
}

export const subscribed = async (server: TestServer, user: CurrentUserData): Promise<unknown> =>
  (await makeRow(server, 'subscription', user, await aSubscription(server, user)))?.['account_id'];

/** The user's company and its seller; of the marketplace's owner, a customer and himself. */
export async function partiesOf(server: TestServer, user: CurrentUserData) {
  const company = user.CompanyAccount.AccountId;
  const { parent_account_id: seller } = await server.database.owner
    .selectFrom('account')
    .select('parent_account_id')
    .where('account_id', '=', company)
    .executeTakeFirstOrThrow();
  return seller
    ? { seller_account_id: seller, buyer_account_id: company }
    : { seller_account_id: company, buyer_account_id: await customerBelow(server, user) };
}

export async function aTier(server: TestServer, user: CurrentUserData) {
  const parties = await partiesOf(server, user);
  return { account_id: await subscribed(server, user), currency: 'EUR', from_date: '2026-01-01', ...parties };
}

export async function aLine(server: TestServer, user: CurrentUserData) {
  return {
    ...(await partiesOf(server, user)),
    order_id: (await makeThing(server, 'Order', user)).id,
    creator_account_id: user.UserAccountId,
    account_id: await subscribed(server, user),
    service_id: await aService(server, user.CompanyAccount.AccountId),
    billing: 'Monthly',
    line_value: 0,
  };
}

/** What a vendor is asked to make of such a subscription. */
async function aRequest(server: TestServer, user: CurrentUserData) {
  const { currency: _c, from_date: _f, ...sale } = await aTier(server, user);
  const connector = await makeRow(server, 'connector', user, {
    owner_account_id: user.CompanyAccount.AccountId,
    kind: 'Manual',
  });
  return {
    ...{
      ...sale,
      service_id: await aService(server, user.CompanyAccount.AccountId),
      connector_id: connector?.['connector_id'],
    },
    ...{ action: 'Create', payload: '{}', creator_account_id: user.UserAccountId },
  };
}

/** What its vendor says was used of a fee. */
async function aUse(server: TestServer, user: CurrentUserData) {
  const { account_id, service_id, connector_id } = await aRequest(server, user);
  const fee = { fee_type: 'Monthly', basis: 'Metered', unit: 'GB', billing: 'Monthly' };
  const item = await makeRow(server, 'item', user, { service_id, ...fee });
  return { account_id, connector_id, item_id: item?.['item_id'], day_date: '2026-01-01' };
}

/** What the vendor said to it. */
async function aResponse(server: TestServer, user: CurrentUserData) {
  const request = await makeRow(server, 'provisioning_request', user, await aRequest(server, user));
  const { request_id, connector_id } = request ?? {};
  return { request_id, connector_id, direction: 'Manual', outcome: 'Done' };
}

const aDecision = async (server: TestServer, user: CurrentUserData) => ({
  order_id: (await makeThing(server, 'Order', user)).id,
  decision: 'Approved',
});

/** A new company below the user's, so that it may buy from him. */
export async function customerBelow(
  { database }: TestServer,
  { CompanyAccount }: CurrentUserData,
  type: 'Company' | 'Reseller' = 'Company',
): Promise<number> {
  const company = {
    parent_account_id: CompanyAccount.AccountId,
    account_type: type,
    display_name: 'Buyer',
    currency: 'EUR',
  };
  const made = await database.owner
    .insertInto('account')
    .values(company)
    .returning('account_id')
    .executeTakeFirstOrThrow();
  return made.account_id;
}

/** What a new row of these tables has to say where its columns alone do not tell. */
export const dealRows: Readonly<Record<string, (server: TestServer, user: CurrentUserData) => Promise<object>>> = {
  order_decision: aDecision,
  order_line: aLine,
  provisioning_request: aRequest,
  provisioning_response: aResponse,
  sale_tier: aTier,
  subscription: aSubscription,
  usage_record: aUse,
};
