/** The end of a term and of an account: what renews goes on at the prices of that day, once; what ends is ended at its vendor too. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import TerminateAccount from '../../../manifests/operations/Account/TerminateAccount.ts';
import { knownIds } from '../../../src/server/demo/world/accounts/account.ts';
import { startTestServer, type TestServer } from '../../database/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const owner = () => server.database.owner;
const rowsOf = async <Row>(query: ReturnType<typeof sql<Row>>): Promise<readonly Row[]> =>
  (await query.execute(owner())).rows;

/** Running ones of the company, each of a service that has a connector. */
async function some(billing: string, count: number): Promise<number[]> {
  const rows = await rowsOf(sql<{ account_id: number }>`
    select s.account_id from subscription s join account a using (account_id) join service v using (service_id)
    where s.billing = ${billing} and s.state = 'Active' and v.connector_id is not null and not v.is_bundle and a.path ^@ ${`/1/${knownIds.ostsee}/`}
      and exists (select from subscription_span p join item i using (item_id) where p.account_id = s.account_id and i.basis = 'Unit' and p.to_date is null)
    order by s.account_id limit ${count}`);
  return rows.map(({ account_id }) => account_id);
}
const requestsOf = (accountId: number) =>
  rowsOf(
    sql<{
      action: string;
      state: string;
    }>`select action, state from provisioning_request where account_id = ${accountId} order by request_id`,
  );

it('begins the next term once, with the units that were asked for and the prices of that day (I27)', async () => {
  const [renews = 0, ends = 0] = await some('YearlyPrepaid', 2);
  await sql`update subscription set term_end_date = current_date, lock_end_date = null, next_quantity = case account_id when ${renews} then 5 end,
    renewal_mode = case account_id when ${renews} then 'Renew' else 'Terminate' end where account_id in (${renews}, ${ends})`.execute(
    owner(),
  );
  for (let round = 0; round < 2; round += 1) {
    await sql`delete from job where name = 'renew'; insert into job (name, payload) values ('renew', '{}')`.execute(
      owner(),
    );
    await server.work();
  }
  const [now] = await rowsOf(sql<Record<string, unknown>>`
    select state, quantity, next_quantity, term_start_date = current_date as begins_today,
      term_end_date = (current_date + make_interval(months => commitment_months))::date as ends_with_term
    from subscription where account_id = ${renews}`);
  expect(now).toEqual({ state: 'Active', quantity: 5, next_quantity: null, begins_today: true, ends_with_term: true });
  const begun = await rowsOf(
    sql`select from subscription_event where account_id = ${renews} and after ? 'term_start_date' and before ? 'term_start_date'`,
  );
  expect(begun).toHaveLength(1);
  const spans = await rowsOf(sql<{ quantity: number }>`
    select p.quantity from subscription_span p join item i using (item_id)
    where p.account_id = ${renews} and i.basis = 'Unit' and p.to_date is null and p.from_date = current_date`);
  expect(new Set(spans.map(({ quantity }) => quantity))).toEqual(new Set([5]));
  const prices = await rowsOf(sql<{ position: number }>`
    select distinct t.position from tier_price p join sale_tier t using (tier_id)
    where t.account_id = ${renews} and p.from_date = current_date order by 1`);
  expect(prices.map(({ position }) => position)).toEqual([1, 2]);
  const [over] = await rowsOf(
    sql`select s.state, a.account_state from subscription s join account a using (account_id) where account_id = ${ends}`,
  );
  expect(over).toEqual({ state: 'Ended', account_state: 'Terminated' });
  expect((await requestsOf(ends)).slice(-1)).toMatchObject([{ action: 'Terminate', state: 'New' }]);
  const told = await rowsOf(
    sql<{
      event: string;
    }>`select event from audit_entry where request_id in (${`term of ${renews}`}, ${`term of ${ends}`}) order by 1`,
  );
  expect(told.map(({ event }) => event)).toEqual(['Account terminated', 'Subscription renewed']);
});

it('pays units that were added in a prepaid year with the others from the next one on', async () => {
  const [, , grows = 0] = await some('YearlyPrepaid', 3);
  await sql`update subscription set commitment_months = 36, term_start_date = current_date - interval '1 year',
    term_end_date = current_date + interval '2 years' where account_id = ${grows}`.execute(owner());
  const [main] = await rowsOf(sql<{ item_id: number; quantity: number }>`
    select p.item_id, p.quantity from subscription_span p join item i using (item_id)
    where p.account_id = ${grows} and i.basis = 'Unit' and i.billing = 'YearlyPrepaid' and p.to_date is null`);
  await sql`insert into subscription_span (account_id, item_id, quantity, from_date, to_date, is_addition)
    values (${grows}, ${main?.item_id}, 4, current_date - 100, current_date, true),
      (${grows}, ${main?.item_id}, 2, current_date - 50, current_date, true)`.execute(owner());
  for (let round = 0; round < 2; round += 1) {
    await sql`delete from job where name = 'renew'; insert into job (name, payload) values ('renew', '{}')`.execute(
      owner(),
    );
    await server.work();
  }
  const spans = await rowsOf(sql`
    select quantity, from_date = current_date as begins_today, to_date = current_date as ends_today from subscription_span
    where account_id = ${grows} and item_id = ${main?.item_id} and not is_addition order by from_date`);
  expect(spans).toEqual([
    { quantity: main?.quantity, begins_today: false, ends_today: true },
    { quantity: (main?.quantity ?? 0) + 6, begins_today: true, ends_today: null },
  ]);
});

it('ends what runs at its vendor as well, and keeps him out of it only for whoever may (TERM-14)', async () => {
  const [accountId = 0, other = 0] = await some('Monthly', 2);
  const reseller = await server.as('reseller');
  const ending = { accountId, terminationReason: 'NoLongerNeeded' } as const;
  const admin = await server.as('admin');
  const refused = await admin.post(TerminateAccount.operation, {
    ...ending,
    accountId: knownIds.mailboxes,
    sendToSdp: false,
  });
  expect(refused.status).toBeGreaterThan(399);
  await reseller.call(TerminateAccount, ending);
  expect((await requestsOf(accountId)).slice(-1)).toMatchObject([{ action: 'Terminate', state: 'New' }]);
  const before = await requestsOf(other);
  const skipped = await (await server.as('owner')).post(TerminateAccount.operation, {
    ...ending,
    accountId: other,
    sendToSdp: false,
  });
  expect([skipped.status, await requestsOf(other)]).toEqual([200, before]);
});

it('lets no company go to another seller while an order of it waits', async () => {
  const [waiting] = await rowsOf(sql<{ buyer_account_id: number; elsewhere: number }>`
    select o.buyer_account_id, r.account_id as elsewhere from customer_order o
    join account r on r.account_type = 'Reseller' and r.account_state = 'Active' and r.parent_account_id = 1 and r.account_id <> o.seller_account_id
    where o.state = 'Pending' and o.seller_account_id = ${knownIds.ostsee} order by o.order_id, r.account_id limit 1`);
  const moved = await (await server.as('owner')).post('Account/MoveAccount', {
    accountId: waiting?.buyer_account_id,
    newParentAccountId: waiting?.elsewhere,
  });
  expect([moved.status, moved.message]).toEqual([
    409,
    expect.stringMatching(/orders that wait for a decision: 1, requests to vendors: 0/),
  ]);
});

it('begins the next term once, however many servers come to it at the same time (I27)', async () => {
  // None of those that have begun anew already.
  const [renews = 0] = (await some('YearlyPrepaid', 3)).slice(-1);
  const begun = () =>
    rowsOf(
      sql`select from subscription_event where account_id = ${renews} and after ? 'term_start_date' and before ? 'term_start_date'`,
    );
  // Its terms of before are history.
  const before = (await begun()).length;
  await sql`update subscription set term_end_date = current_date, lock_end_date = null, renewal_mode = 'Renew' where account_id = ${renews}`.execute(
    owner(),
  );
  await sql`delete from job where name = 'renew'; insert into job (name, payload) values ('renew', '{}')`.execute(
    owner(),
  );
  await Promise.all([server.work(), server.work(), server.work()]);
  const told = await rowsOf(sql`select from audit_entry where request_id = ${`term of ${renews}`}`);
  expect([(await begun()).length - before, told.length]).toEqual([1, 1]);
});
