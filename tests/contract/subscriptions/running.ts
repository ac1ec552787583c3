/** Subscriptions that run, for tests of what becomes of them: ordered over HTTP, and set up as a vendor of ours says. */
import { sql } from 'kysely';
import { expect } from 'vitest';
import PlaceOrder from '../../../manifests/operations/Account/PlaceOrder.ts';
import { knownIds } from '../../../src/server/demo/world/accounts/account.ts';
import { type Caller, startTestServer, type TestServer } from '../../database/server.ts';

interface Wanted {
  readonly quantity: number;
  readonly service?: string;
}

export interface RunningWorld {
  readonly server: TestServer;
  readonly admin: Caller;
  readonly reseller: Caller;
  readonly company: number;
  readonly serviceNamed: (name: string) => Promise<number>;
  readonly rowsOf: <Row>(query: ReturnType<typeof sql<Row>>) => Promise<readonly Row[]>;
  /** @returns a subscription that runs from today on, by the month. */
  readonly runs: (wanted: Wanted) => Promise<number>;
  readonly subscription: (accountId: number) => Promise<{ readonly state: string; readonly quantity: number }>;
  readonly openRequests: (accountId: number) => Promise<
    readonly {
      readonly request_id: number;
      readonly action: string;
      readonly target: unknown;
      readonly payload: unknown;
    }[]
  >;
  /** What its vendor says of a request. */
  readonly say: (requestId: number, state?: 'Completed' | 'Failed') => Promise<void>;
  /** Of the company, apart from what it owes already. */
  readonly setLimit: (limit: number) => Promise<void>;
  readonly lock: (accountId: number) => Promise<void>;
  /** Every price of a fee in every pricelist. */
  readonly raiseList: (itemId: number, by: number) => Promise<void>;
  /** One of a company that ours does not see. */
  readonly foreign: () => Promise<number>;
}

export async function startRunningWorld(): Promise<RunningWorld> {
  const server = await startTestServer();
  const { owner } = server.database;
  const [admin, reseller] = [await server.as('admin'), await server.as('reseller')];
  const { CompanyAccount, UserAccountId } = await admin.me();
  const company = CompanyAccount.AccountId;
  const rowsOf: RunningWorld['rowsOf'] = async (query) => (await query.execute(owner)).rows;
  const serviceNamed = async (name: string) =>
    (await owner.selectFrom('service').select('service_id').where('product_name', '=', name).executeTakeFirstOrThrow())
      .service_id;
  // Told by people: what it was sent stays as it is until a test says what came of it.
  const { connector_id } = await owner
    .insertInto('connector')
    .values({ owner_account_id: 1, name: crypto.randomUUID(), kind: 'Manual' })
    .returning('connector_id')
    .executeTakeFirstOrThrow();
  await owner.updateTable('service').set({ connector_id }).execute();
  await sql`insert into terms_acceptance (terms_id, company_account_id, user_account_id, language)
    select terms_id, ${company}, ${UserAccountId}, 'en' from current_terms(${UserAccountId}) where not is_privacy_policy
    on conflict do nothing`.execute(owner);
  const setLimit = async (limit: number) => {
    await sql`update customer_order set first_billed_utc = now() where state = 'Approved'`.execute(owner);
    await sql`update account_value set "values" = "values" || jsonb_build_object('CreditLimit', ${limit}::numeric
      + (select coalesce(sum(order_value), 0) from customer_order where buyer_account_id = ${company} and state = 'Pending'))
      where account_id = ${company}`.execute(owner);
  };
  await setLimit(1_000_000);
  const openRequests: RunningWorld['openRequests'] = (accountId) =>
    owner
      .selectFrom('provisioning_request')
      .select(['request_id', 'action', 'target', 'payload'])
      .where('account_id', '=', accountId)
      .where('is_final', '=', false)
      .orderBy('request_id')
      .execute();
  const say: RunningWorld['say'] = (requestId, state = 'Completed') =>
    owner.transaction().execute(async (transaction) => {
      await sql`select set_config('app.user', '0', true), set_config('app.scope', '/1/', true)`.execute(transaction);
      await sql`update provisioning_request set state = ${state}, waiting_for = null, vendor_reference = ${`sub-${requestId}`},
        finished_utc = case when ${state} = 'Completed' then now() end where request_id = ${requestId}`.execute(
        transaction,
      );
      await sql`select apply_request(${requestId})`.execute(transaction);
    });
  const runs: RunningWorld['runs'] = async ({ quantity, service = 'Endpoint Shield' }) => {
    const serviceId = await serviceNamed(service);
    const placed = await admin.call(PlaceOrder, {
      parentAccountId: knownIds.harbour,
      lines: [{ serviceId, quantity, commitmentMonths: 1, billing: 'Monthly' }],
    });
    expect(placed.Order.Status).toBe('Approved');
    const [accountId = 0] = placed.AccountIds;
    for (const { request_id } of await openRequests(accountId)) await say(request_id);
    return accountId;
  };
  return {
    ...{ server, admin, reseller, company, serviceNamed, rowsOf, runs, openRequests, say, setLimit },
    subscription: (accountId) =>
      owner.selectFrom('subscription').selectAll().where('account_id', '=', accountId).executeTakeFirstOrThrow(),
    lock: async (accountId) =>
      void (await sql`update subscription set lock_end_date = term_end_date where account_id = ${accountId}`.execute(
        owner,
      )),
    raiseList: (itemId, by) =>
      owner.transaction().execute(async (transaction) => {
        await sql`alter table price disable trigger user`.execute(transaction);
        await sql`update price set amount = amount * ${by}::numeric where item_id = ${itemId}`.execute(transaction);
        await sql`alter table price enable trigger user`.execute(transaction);
      }),
    foreign: async () => {
      const [found] = await rowsOf(sql<{ account_id: number }>`
        select s.account_id from subscription s join account a using (account_id)
        where s.state = 'Active' and not a.path ^@ (select path from account where account_id = ${company}) order by 1 limit 1`);
      return found?.account_id ?? 0;
    },
  };
}
