/** A company's currency stays as long as anything goes on in it, whoever asks and whatever is ordered in the same moment (I40). */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import LoadAccountById from '../../../manifests/operations/Account/LoadAccountById.ts';
import PlaceOrder from '../../../manifests/operations/Account/PlaceOrder.ts';
import SaveAccount from '../../../manifests/operations/Account/SaveAccount.ts';
import AddCustomCharge from '../../../manifests/operations/CustomCharges/AddCustomCharge.ts';
import CopySalesQuote from '../../../manifests/operations/SalesQuote/CopySalesQuote.ts';
import CreateSalesQuote from '../../../manifests/operations/SalesQuote/CreateSalesQuote.ts';
import { knownIds } from '../../../src/server/demo/world/accounts/account.ts';
import type { Answer } from '../../database/server.ts';
import { type RunningWorld, startRunningWorld } from './running.ts';

let world: RunningWorld;
/** Which it buys from at first; those in another currency than its own are taken from a company. */
let pricelists: readonly number[];
beforeAll(async () => {
  world = await startRunningWorld();
  const assigned = await world.rowsOf(sql<{ marketplace_id: number }>`
    select marketplace_id from marketplace_customer where customer_account_id = ${world.company}`);
  pricelists = assigned.map(({ marketplace_id }) => marketplace_id);
});
afterAll(() => world.server.close());

const currencyOf = async (accountId = world.company) =>
  (await world.reseller.call(LoadAccountById, { accountId })).Currency;
const change = (Currency: string, accountId = world.company) =>
  world.reseller.post(SaveAccount.operation, { accountId, values: { Currency } });

/** What is open between a company and others is ended, by nobody's rules. */
const nothingOpen = (company = world.company): Promise<void> =>
  world.server.database.owner.transaction().execute(async (transaction) => {
    await sql`set local session_replication_role = replica`.execute(transaction);
    for (const statement of [
      sql`delete from tier_price where tier_id in (select tier_id from sale_tier where ${company} in (seller_account_id, buyer_account_id))`,
      sql`delete from sale_tier where ${company} in (seller_account_id, buyer_account_id)`,
      sql`update subscription set state = 'Ended', ended_date = current_date, end_cause = 'Termination' from account a
        where a.account_id = subscription.account_id and a.path ^@ (select path from account where account_id = ${company}) and state <> 'Ended'`,
      sql`update customer_order set state = 'Cancelled' where ${company} in (seller_account_id, buyer_account_id) and state = 'Pending'`,
      sql`delete from invoice where ${company} in (seller_account_id, buyer_account_id) and state = 'Draft'`,
      sql`delete from custom_charge where ${company} in (seller_account_id, buyer_account_id) and state = 'PendingBilling'`,
      sql`update quote set state = 'Expired', sent_utc = coalesce(sent_utc, now()) where ${company} in (seller_account_id, buyer_account_id) and state in ('Draft', 'Sent', 'Accepted')`,
      sql`update marketplace set state = 'Deleted', priority = null, wanted_priority = null where owner_company_id = ${company}`,
      sql`update account set currency = 'EUR' where account_id = ${company}`,
      sql`update account_value set "values" = "values" || '{"Currency": "EUR"}' where account_id = ${company}`,
      sql`insert into marketplace_customer (marketplace_id, customer_account_id)
        select unnest(${pricelists}::bigint[]), ${world.company} on conflict do nothing`,
    ])
      await statement.execute(transaction);
  });

const order = async () =>
  world.admin.post(PlaceOrder.operation, {
    parentAccountId: knownIds.harbour,
    lines: [
      { serviceId: await world.serviceNamed('Endpoint Shield'), quantity: 1, commitmentMonths: 1, billing: 'Monthly' },
    ],
  });

beforeEach(() => nothingOpen());

it('changes where nothing is open, and is refused with what still is, on either side', async () => {
  expect((await change('USD')).status).toBe(200);
  expect(await currencyOf()).toBe('USD');
  await nothingOpen();
  expect((await order()).status).toBe(200);
  const refused = await change('USD');
  expect([refused.status, refused.message]).toEqual([409, expect.stringMatching(/sales that run: 1, orders .*: 0/)]);
  const ofSeller = await world.server.as('owner');
  const below = await ofSeller.post(SaveAccount.operation, {
    accountId: knownIds.ostsee,
    values: { Currency: 'USD' },
  });
  expect([below.status, below.message]).toEqual([409, expect.stringMatching(/own pricelists: [1-9]/)]);
  expect(await currencyOf()).toBe('EUR');
  // Its own currency given again is no change, and other values are saved beside it.
  expect((await change('EUR')).status).toBe(200);
});

it('an order of the same moment is in the currency that the company has, or one of the two is refused', async () => {
  const outcomes: unknown[] = [];
  for (let round = 0; round < 6; round += 1) {
    await nothingOpen();
    const [ordered, saved] = await Promise.all([order(), change('USD')]);
    for (const { status, message } of [ordered, saved]) expect([200, 404, 409], message).toContain(status);
    const currency = await currencyOf();
    const open = await world.rowsOf(sql<{ currency: string }>`select distinct currency from sale_tier
      where buyer_account_id = ${world.company} and to_date is null`);
    expect(open.filter((tier) => tier.currency !== currency)).toEqual([]);
    outcomes.push([ordered.status, saved.status]);
  }
  expect(outcomes).not.toContainEqual([409, 409]);
});

/** What somebody does in the same moment: it is begun while a transaction of the database holds what it is told to, and waits for its end. */
async function meanwhile(held: readonly ReturnType<typeof sql>[], act: () => Promise<Answer>): Promise<Answer> {
  const { owner } = world.server.database;
  let answer: Promise<Answer> | undefined;
  await owner.transaction().execute(async (transaction) => {
    for (const statement of held) await statement.execute(transaction);
    answer = act();
    const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(async () => (await waiting.execute(owner)).rows.length).toBe(1);
  });
  if (!answer) throw new Error('It was begun');
  return answer;
}

const until = () => new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
const quoted = () =>
  world.reseller.post(CreateSalesQuote.operation, {
    quote: { CustomerAccountId: world.company, Name: 'Im selben Augenblick', ValidUntilDate: until() },
  });
const openQuotes = async () =>
  (
    await world.rowsOf(sql<{ currency: string }>`
      select currency::text as currency from quote where buyer_account_id = ${world.company} and state in ('Draft', 'Sent', 'Accepted')`)
  ).map(({ currency }) => currency);

describe('of the same moment', () => {
  it('a quote, a charge or a pricelist that is not written to its end yet is waited for, and the change refused', async () => {
    const { company } = world;
    const { UserAccountId } = await world.reseller.me();
    const refusal = (accountId: number, statement: ReturnType<typeof sql>) =>
      meanwhile([statement], async () =>
        (await world.server.as('owner')).post(SaveAccount.operation, { accountId, values: { Currency: 'USD' } }),
      );
    const quote = await refusal(
      company,
      sql`insert into quote (seller_account_id, buyer_account_id, creator_account_id, name, currency, valid_until_date)
        values (${knownIds.ostsee}, ${company}, ${UserAccountId}, 'Q', 'EUR', ${until()})`,
    );
    expect([quote.status, quote.message]).toEqual([409, expect.stringMatching(/open quotes: 1/)]);
    await nothingOpen();
    const charge = await refusal(
      company,
      sql`insert into custom_charge (buyer_account_id, name, amount, creator_account_id) values (${company}, 'C', 1, ${UserAccountId})`,
    );
    expect([charge.status, charge.message]).toEqual([409, expect.stringMatching(/charges that are not billed: 1/)]);
    await nothingOpen();
    await nothingOpen(knownIds.ostsee);
    const pricelist = await refusal(
      knownIds.ostsee,
      sql`insert into marketplace (owner_company_id, currency, name) values (${knownIds.ostsee}, 'EUR', 'Im selben Augenblick')`,
    );
    expect([pricelist.status, pricelist.message]).toEqual([409, expect.stringMatching(/own pricelists: 1/)]);
    expect([await currencyOf(), await currencyOf(knownIds.ostsee)]).toEqual(['EUR', 'EUR']);
  });

  it('a change that is not written to its end yet is waited for: what is made then is in the new currency, or refused', async () => {
    const { company } = world;
    const changing = [
      sql`select from account where account_id = ${company} for update`,
      sql`update account set currency = 'USD' where account_id = ${company}`,
    ];
    const { data } = await quoted();
    const { QuoteId: quoteId } = data as { QuoteId: number };
    await nothingOpen();
    expect((await meanwhile(changing, quoted)).status).toBe(200);
    expect(await openQuotes()).toEqual(['USD']);
    await nothingOpen();
    const copy = { quoteId, name: 'Noch einmal', validUntilDate: until() };
    const copied = await meanwhile(changing, () => world.reseller.post(CopySalesQuote.operation, copy));
    expect(copied.status, copied.message).toBe(409);
    expect(await openQuotes()).toEqual([]);
    await nothingOpen();
    const charge = await meanwhile(changing, () =>
      world.reseller.post(AddCustomCharge.operation, {
        accountId: company,
        customCharge: { Name: 'Anfahrt', Amount: 5 },
      }),
    );
    expect(charge.status, charge.message).toBe(200);
    expect(charge.data).toMatchObject({ Currency: 'USD' });
  });
});
