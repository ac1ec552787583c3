/** From an approved order to what runs and is billed: what vendors are asked for, and what their word makes of a subscription. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import PlaceOrder from '../../../manifests/operations/Account/PlaceOrder.ts';
import { knownIds } from '../../../src/server/demo/world/accounts/account.ts';
import { RoundRunner } from '../../../src/server/queue/round-runner.ts';
import provision from '../../../src/server/rounds/provision.ts';
import { type Caller, startTestServer, type TestServer } from '../../database/server.ts';

let server: TestServer;
let admin: Caller;
let company: number;
let service: number;
/** Told by people: what it was sent stays as it is until a test says what came of it. */
let connector: number;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('admin');
  company = (await admin.me()).CompanyAccount.AccountId;
  [service, connector] = await Promise.all([serviceNamed('Endpoint Shield'), manual()]);
  await owner().updateTable('service').set({ connector_id: connector }).where('service_id', '=', service).execute();
  const { UserAccountId } = await admin.me();
  await sql`insert into terms_acceptance (terms_id, company_account_id, user_account_id, language)
    select terms_id, ${company}, ${UserAccountId}, 'en' from current_terms(${UserAccountId}) where not is_privacy_policy
    on conflict do nothing`.execute(owner());
  await sql`update account_value set "values" = "values" || '{"CreditLimit": 100000000}' where account_id = ${company}`.execute(
    owner(),
  );
});
afterAll(() => server.close());

const owner = () => server.database.owner;
const rowsOf = async <Row>(query: ReturnType<typeof sql<Row>>): Promise<readonly Row[]> =>
  (await query.execute(owner())).rows;
const serviceNamed = async (name: string) =>
  (await owner().selectFrom('service').select('service_id').where('product_name', '=', name).executeTakeFirstOrThrow())
    .service_id;
const manual = async () =>
  (
    await owner()
      .insertInto('connector')
      .values({ owner_account_id: 1, name: crypto.randomUUID(), kind: 'Manual' })
      .returning('connector_id')
      .executeTakeFirstOrThrow()
  ).connector_id;

/** @returns the subscription that was ordered. */
async function order(quantity = 4): Promise<number> {
  const placed = await admin.call(PlaceOrder, {
    parentAccountId: knownIds.harbour,
    lines: [{ serviceId: service, quantity, commitmentMonths: 1, billing: 'Monthly' }],
  });
  expect(placed.Order.Status).toBe('Approved');
  return placed.AccountIds[0] as number;
}
const requestsOf = (accountId: number) =>
  owner()
    .selectFrom('provisioning_request')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('request_id')
    .execute();
const running = (accountId: number) =>
  owner().selectFrom('subscription').selectAll().where('account_id', '=', accountId).executeTakeFirstOrThrow();
const spansOf = (accountId: number) =>
  rowsOf(sql<{ basis: string; billing: string; quantity: number; days: number | null; is_addition: boolean }>`
    select i.basis, i.billing, p.quantity, p.to_date - p.from_date as days, p.is_addition
    from subscription_span p join item i using (item_id) where p.account_id = ${accountId} order by p.span_id`);
/** As the product itself, in nobody's name, does it. */
const say = (requestId: number, state: 'Completed' | 'Failed', reference = `sub-${requestId}`) =>
  owner()
    .transaction()
    .execute(async (transaction) => {
      await sql`select set_config('app.user', '0', true), set_config('app.scope', '/1/', true)`.execute(transaction);
      await sql`update provisioning_request set state = ${state}, waiting_for = null, vendor_reference = ${reference},
        finished_utc = case when ${state} = 'Completed' then now() end where request_id = ${requestId}`.execute(
        transaction,
      );
      await sql`select apply_request(${requestId})`.execute(transaction);
    });
const ask = (accountId: number, action: string, target: object) =>
  rowsOf(
    sql<{
      ids: number[];
    }>`select make_requests(${accountId}, ${action}, null, ${JSON.stringify(target)}::jsonb) as ids`,
  );

describe('an approved order', () => {
  it('asks the vendor for each new subscription, as who pays and sells, without a price or a person', async () => {
    const accountId = await order();
    const [request, ...others] = await requestsOf(accountId);
    expect(others).toEqual([]);
    const { UserAccountId } = await admin.me();
    expect(request).toMatchObject({
      ...{ action: 'Create', state: 'New', connector_id: connector, buyer_account_id: company },
      ...{ creator_account_id: UserAccountId, company_account_id: company, target: { quantity: 4 } },
    });
    expect(request?.payload).toMatchObject({
      order: { order_id: expect.any(Number) },
      subscription: { account_id: accountId, product: 'Endpoint Shield', quantity: 4, commitment_months: 1 },
      customer: { identificator: expect.any(String), name: expect.any(String) },
      configuration: {},
    });
    await new RoundRunner(provision, { service: server.service, onProblem: () => {} }).drain();
    const [sent] = await requestsOf(accountId);
    expect(sent).toMatchObject({ state: 'Waiting', waiting_for: 'Vendor' });
    expect(sent?.payload).toMatchObject({ callback: expect.stringMatching(/\/provisioning\/callback\/\d+$/) });
  });

  it('runs from the vendor’s word on: billed from today, each sale of the chain at its frozen price (I17)', async () => {
    const accountId = await order(7);
    const [request] = await requestsOf(accountId);
    const before = await rowsOf(sql`select 1 from subscription_span where account_id = ${accountId}`);
    expect(before).toEqual([]);
    await say(request?.request_id as number, 'Completed', 'sub-7');
    const subscription = await running(accountId);
    expect(subscription).toMatchObject({ state: 'Active', vendor_reference: 'sub-7', connector_id: connector });
    const [terms] = await rowsOf(sql<{ is_term: boolean }>`
      select start_date = current_date and term_end_date = (start_date + interval '1 month')::date as is_term
      from subscription where account_id = ${accountId}`);
    expect(terms).toEqual({ is_term: true });
    const spans = await spansOf(accountId);
    expect(spans.filter(({ basis, billing }) => basis === 'Unit' && billing === 'Monthly')).toEqual([
      expect.objectContaining({ quantity: 7, days: null, is_addition: false }),
    ]);
    expect(spans.filter(({ billing, days }) => billing === 'Once' && days !== 1)).toEqual([]);
    const [differ] = await rowsOf(sql<{ tiers: number; missing: number }>`
      select (select count(*) from sale_tier where account_id = ${accountId}) as tiers,
        (select count(*) from order_line l join order_line_price p using (order_line_id) where l.account_id = ${accountId} and not exists (
          select from sale_tier t join tier_price q using (tier_id) where t.account_id = l.account_id and t.position = p.position
            and t.seller_account_id = p.seller_account_id and t.currency = p.currency and q.item_id = p.item_id and q.amount = p.amount))
        as missing`);
    expect(differ).toEqual({ tiers: 2, missing: 0 });
    const [event] = await rowsOf(sql<{ request_id: number }>`
      select request_id from subscription_event where account_id = ${accountId} and kind = 'Active'`);
    expect(event?.request_id).toBe(request?.request_id);
  });

  it('bills nothing when it failed, also where the product itself works in nobody’s name', async () => {
    const accountId = await order();
    const [request] = await requestsOf(accountId);
    await sql`update provisioning_request set creator_account_id = null where request_id = ${request?.request_id}`.execute(
      owner(),
    );
    await say(request?.request_id as number, 'Failed');
    expect(await running(accountId)).toMatchObject({ state: 'Failed', start_date: null });
    expect(await spansOf(accountId)).toEqual([]);
    await owner()
      .transaction()
      .execute(async (transaction) => {
        await sql`select set_config('app.user', '0', true)`.execute(transaction);
        await sql`update subscription set renewal_mode = 'Terminate' where account_id = ${accountId}`.execute(
          transaction,
        );
      });
    const events = await rowsOf(sql<{ kind: string; user_account_id: number | null }>`
      select kind, user_account_id from subscription_event where account_id = ${accountId} order by event_id desc limit 2`);
    expect(events).toEqual([
      { kind: 'RenewalChanged', user_account_id: null },
      { kind: 'Failed', user_account_id: null },
    ]);
  });
});

describe('what runs', () => {
  it('is billed at the quantity that the vendor has confirmed, more and less', async () => {
    const accountId = await order(4);
    await say((await requestsOf(accountId))[0]?.request_id as number, 'Completed', 'sub-q');
    for (const quantity of [9, 2]) {
      const [made] = await ask(accountId, 'Change', { quantity, before: { quantity: 4 } });
      const [id = 0] = made?.ids ?? [];
      const request = (await requestsOf(accountId)).find(({ request_id }) => request_id === id);
      expect(request?.payload).toMatchObject({ subscription: { reference: 'sub-q', quantity } });
      await say(id, 'Completed', 'sub-q');
      expect((await running(accountId)).quantity).toBe(quantity);
      const open = (await spansOf(accountId)).filter(
        ({ basis, billing, days }) => basis === 'Unit' && billing === 'Monthly' && days === null,
      );
      expect(open.map((span) => span.quantity)).toEqual([quantity]);
    }
  });

  it('keeps its quantity until the next term where less of it is locked', async () => {
    const accountId = await order(4);
    await say((await requestsOf(accountId))[0]?.request_id as number, 'Completed');
    await sql`update subscription set lock_end_date = term_end_date where account_id = ${accountId}`.execute(owner());
    const [made] = await ask(accountId, 'Change', { quantity: 1 });
    await say(made?.ids[0] as number, 'Completed');
    expect(await running(accountId)).toMatchObject({ quantity: 4, next_quantity: 1 });
  });

  it('is ended at the vendor where it was ended while he set it up (I25)', async () => {
    const accountId = await order();
    const [request] = await requestsOf(accountId);
    await sql`update account set account_state = 'Terminated', terminated_utc = now() where account_id = ${accountId}`.execute(
      owner(),
    );
    await say(request?.request_id as number, 'Completed', 'sub-e');
    const [, end] = await requestsOf(accountId);
    expect(end).toMatchObject({ action: 'Terminate', state: 'New', payload: { subscription: { reference: 'sub-e' } } });
    expect(await spansOf(accountId)).toEqual([]);
  });
});

describe('a bundle', () => {
  it('is set up part by part, and runs once all of its parts do', async () => {
    const parts = await Promise.all(['Archive Ten', 'Voice Connect'].map(serviceNamed));
    await sql`update service set is_bundle = true where service_id = ${service}`.execute(owner());
    await sql`insert into service_bundle_part (bundle_service_id, part_service_id, quantity)
      select ${service}, id, place from unnest(${parts}::bigint[]) with ordinality part (id, place)`.execute(owner());
    const accountId = await order(3);
    const requests = await requestsOf(accountId);
    expect(requests.map(({ service_id }) => service_id).sort()).toEqual([...parts].sort());
    const counted = requests.map(
      ({ payload }) => (payload as { subscription: { quantity: number } }).subscription.quantity,
    );
    expect(counted.sort()).toEqual([3, 6]);
    expect(requests.map(({ waiting_for }) => waiting_for)).toEqual([null, 'Turn']);
    await say(requests[0]?.request_id as number, 'Completed');
    expect((await running(accountId)).state).toBe('Provisioning');
    await say(requests[1]?.request_id as number, 'Completed');
    expect((await running(accountId)).state).toBe('Active');
    await ask(accountId, 'Suspend', {});
    const references = (await requestsOf(accountId))
      .slice(2)
      .map(({ payload }) => (payload as { subscription: { reference: string } }).subscription.reference);
    expect(references).toEqual(requests.map(({ request_id }) => `sub-${request_id}`));
  });
});
