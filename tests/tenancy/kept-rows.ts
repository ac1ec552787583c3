/** Rows of every guarded table for each of the demo users. */
import { sql } from 'kysely';
import { subjectKinds } from '../../src/server/db/tables.ts';
import type { CurrentUserData } from '../../src/server/identity/session.ts';
import { aService, makeRow, makeThing, thingKinds } from '../contract/world/things.ts';
import { demoUsers, type TestServer } from '../database/server.ts';
import { billRows, makeCostsBeyond } from './kept-bills.ts';
import { aLine, aTier, customerBelow, dealRows, partiesOf, subscribed } from './kept-deals.ts';
import { quoteRows } from './kept-quotes.ts';
import { guarded } from './whose.ts';

/** What a new row has to say where its columns alone do not tell. */
const rows: Readonly<Record<string, (server: TestServer, user: CurrentUserData) => Promise<object>>> = {
  ...billRows,
  ...dealRows,
  ...quoteRows,
  board_order: async () => ({ tiles: ['a'] }),
  cart_line: async (server, user) => ({
    service_id: await aService(server, user.CompanyAccount.AccountId),
    billing: 'Monthly',
  }),
  connector: async () => ({ kind: 'Manual' }),
  import_row: async (server, user) => ({ import_id: (await makeThing(server, 'Import', user)).id, raw: '[]' }),
  item: async (server, user) => ({ service_id: await ofVendor(server, user), ...fee }),
  item_cost: async (server, user) => ({ item_id: await itemOf(server, user), currency: 'EUR' }),
  item_srp: async (server, user) => ({ item_id: await itemOf(server, user), currency: 'EUR' }),
  marketplace_customer: async (server, user) => ({
    marketplace_id: (await makeThing(server, 'Pricelist', user)).id,
    customer_account_id: await customerBelow(server, user),
  }),
  marketplace_offer: async (server, user) => ({
    marketplace_id: (await makeThing(server, 'Pricelist', user)).id,
    service_id: await published(server, user),
  }),
  price: async (server, user) => ({ ...(await placeOf(server, user)), amount: 1 }),
  price_override: async (server, user) => ({ ...(await placeOf(server, user)), model: 'Static', amount: 1 }),
  price_reason: async (server, user) => {
    const price = await makeRow(server, 'price', user, { ...(await placeOf(server, user)), amount: 1 });
    return { price_id: price?.['price_id'], marketplace_id: price?.['marketplace_id'], winner: '{}' };
  },
  report_plan_recipient: async (server, user) => ({
    report_plan_id: (await makeThing(server, 'PlannedReport', user)).id,
  }),
  price_update: async (server, user) => ({ ...(await listOf(server, user)), cause: 'Repair' }),
  pricing_rule: async (server, user) => ({
    ...(await listOf(server, user)),
    selection: 'Vendor',
    selected: [1],
    model: 'Srp',
    priority: 1,
  }),
  propagation_filter: async (server, user) => ({ ...(await listOf(server, user)), kind: 'Include' }),
  order_line_price: async (server, user) => {
    const line = await makeRow(server, 'order_line', user, await aLine(server, user));
    return {
      ...(await partiesOf(server, user)),
      order_line_id: line?.['order_line_id'],
      item_id: await itemOf(server, user),
      currency: 'EUR',
    };
  },
  subscription_event: async (server, user) => ({ account_id: await subscribed(server, user) }),
  subscription_span: async (server, user) => ({
    account_id: await subscribed(server, user),
    item_id: await itemOf(server, user),
    from_date: '2026-01-01',
  }),
  tier_price: async (server, user) => {
    const tier = await makeRow(server, 'sale_tier', user, await aTier(server, user));
    return { tier_id: tier?.['tier_id'], item_id: await itemOf(server, user), kind: 'List', from_date: '2026-01-01' };
  },
  service_bundle_part: async (server, user) => ({
    bundle_service_id: await ofVendor(server, user),
    part_service_id: await ofVendor(server, user),
  }),
  service_data_source: async (server, user) => {
    const field = await makeRow(server, 'service_field', user, await aField(server, user));
    return { service_id: field?.['service_id'], field_name: field?.['name'], path: '/choices' };
  },
  service_field: aField,
  service_change: async (server, user) => ({ service_id: await ofVendor(server, user), kind: 'Changed' }),
  service_file: async (server, user) => ({ service_id: await ofVendor(server, user), kind: 'Illustration' }),
  service_group_member: async (server, user) => ({
    service_group_id: (await makeRow(server, 'service_group', user))?.['service_group_id'],
    service_id: await ofVendor(server, user),
  }),
  service_text: async (server, user) => ({ service_id: await ofVendor(server, user) }),
  service_upgrade: async (server, user) => ({
    from_service_id: await ofVendor(server, user),
    to_service_id: await ofVendor(server, user),
    kind: 'Full',
  }),
  upload: async (_server, user) => ({
    path: `${crypto.randomUUID().replaceAll('-', '')}/${crypto.randomUUID().slice(0, 23)}.pdf`,
    account_id: user.CompanyAccount.AccountId,
  }),
  upload_rendition: async (server, user) => ({ path: await sentBy(server, user) }),
  notification_preference: async () => ({ commitment_periods: ['other'] }),
  job_file: async (server, user) => ({ job_id: await newest(server, 'job', 'job_id', user) }),
  security_code: async (server, user) => ({
    authentication_method_id: await newest(server, 'authentication_method', 'authentication_method_id', user),
  }),
};

const listOf = async (server: TestServer, user: CurrentUserData) => ({
  marketplace_id: (await makeThing(server, 'Pricelist', user)).id,
});

/** A fee in a new pricelist of the user's company. */
async function placeOf(server: TestServer, user: CurrentUserData) {
  const service_id = await published(server, user);
  const offer = await makeRow(server, 'marketplace_offer', user, { ...(await listOf(server, user)), service_id });
  const item = await makeRow(server, 'item', user, { service_id, ...fee });
  return {
    marketplace_id: offer?.['marketplace_id'],
    marketplace_offer_id: offer?.['marketplace_offer_id'],
    item_id: item?.['item_id'],
  };
}

const ofVendor = (server: TestServer, { CompanyAccount }: CurrentUserData): Promise<number> =>
  aService(server, CompanyAccount.AccountId);

async function aField(server: TestServer, user: CurrentUserData) {
  return { service_id: await ofVendor(server, user), name: 'Region', stage: 'Both', definition: {} };
}

const fee = { fee_type: 'Monthly', basis: 'Unit', unit: 'User', billing: 'Monthly' } as const;

async function itemOf(server: TestServer, user: CurrentUserData): Promise<unknown> {
  const item = await makeRow(server, 'item', user, { service_id: await ofVendor(server, user), ...fee });
  return item?.['item_id'];
}

async function published(server: TestServer, user: CurrentUserData): Promise<number> {
  const service = await ofVendor(server, user);
  const { owner } = server.database;
  const now = { state: 'Published', published_utc: new Date() } as const;
  await owner.updateTable('service').set(now).where('service_id', '=', service).execute();
  return service;
}

/** Of what the user himself has sent. */
const sentBy = async ({ database }: TestServer, { UserAccountId }: CurrentUserData): Promise<string | undefined> =>
  (
    await database.owner
      .selectFrom('upload')
      .select('path')
      .where('user_account_id', '=', UserAccountId)
      .executeTakeFirst()
  )?.path;

const newest = async ({ database }: TestServer, table: string, id: string, user: CurrentUserData): Promise<unknown> => {
  const { rows } = await sql<{ id: unknown }>`
    select max(${sql.ref(id)}) as id from ${sql.table(table)} where user_account_id = ${user.UserAccountId}`.execute(
    database.owner,
  );
  return rows[0]?.id;
};

/** Written by the demo world, or by what the sweep of things makes. */
const filled = [
  'account',
  'account_value',
  'audit_entry',
  'credential',
  'role_capability_set',
  'capability_set_entry',
  'user_role',
];

/** Puts rows of every table under each of the demo users. */
export async function makeRows(server: TestServer): Promise<void> {
  for (const name of demoUsers) {
    const user = await (await server.as(name)).me();
    for (const kind of thingKinds) await makeThing(server, kind, user);
    const kept = new Set([...thingKinds].map((kind) => subjectKinds.get(kind)?.table));
    for (const table of guarded.filter((each) => !filled.includes(each) && !kept.has(each)))
      await makeRow(server, table, user, { ...(await rows[table]?.(server, user)) });
    await makeStrongSet(server, user);
    await makeCostsBeyond(server, user);
  }
}

/** A set with rights that few hold, in a role of the same company: rows that its administrators see and could not have written. */
async function makeStrongSet({ database }: TestServer, { CompanyAccount }: CurrentUserData): Promise<void> {
  await sql`with made as (
      insert into capability_set (owner_company_id, name) values (${CompanyAccount.AccountId}, ${crypto.randomUUID()}) returning capability_set_id
    ), right_in_it as (
      insert into capability_set_entry (capability_set_id, object_type, flags) select capability_set_id, 'ADMINISTRATIVE', array['Read', 'Execute'] from made
    )
    insert into role_capability_set (role_id, capability_set_id)
      select role_id, capability_set_id from made, role where owner_company_id = ${CompanyAccount.AccountId}`.execute(
    database.owner,
  );
}
