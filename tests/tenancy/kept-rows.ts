/** Rows of every guarded table for each of the demo users, and whose they are: what the policies are held against. */
import { sql } from 'kysely';
import { subjectKinds, tableRules } from '../../src/server/db/tables.ts';
import type { CurrentUserData } from '../../src/server/identity/session.ts';
import { aService, makeRow, makeThing, thingKinds } from '../contract/world/things.ts';
import { demoUsers, type TestServer } from '../database/server.ts';
import { billRows } from './kept-bills.ts';
import { aLine, aTier, customerBelow, dealRows, partiesOf, subscribed } from './kept-deals.ts';
import { personalRows } from './kept-pages.ts';
import { quoteRows } from './kept-quotes.ts';

/** The policies' own words are not asked: whose a row is, said here a second time. */
type Whose =
  /** The account in whose branch it lies. */
  | { readonly account: string }
  /** The user whom alone it concerns. */
  | { readonly user: string }
  /** The pricelist in whose owner's branch it lies, and from which the company at the head of the branch buys where that is enough. */
  | { readonly pricelist: string; readonly bought: boolean }
  /** The service that such a pricelist has ever offered. */
  | { readonly service: string }
  /** The company at the head of the branch, if it is the one named. */
  | { readonly head: string }
  /** A column is filled in. */
  | { readonly filled: string }
  /** Both must fit, or one of them is enough. */
  | { readonly all: readonly Whose[] }
  | { readonly any: readonly Whose[] }
  /** It belongs to a row of another table, which says whose it is. */
  | { readonly of: string; readonly by: string; readonly as?: string };

/** What a pricelist's owner keeps to himself and to those above him. */
const sellers: Whose = { pricelist: 'marketplace_id', bought: false };
/** A business between two: its seller's and those above him, and the buyer's. */
const dealers: Whose = { any: [{ account: 'seller_account_id' }, { head: 'buyer_account_id' }] };
/** What a seller keeps to himself and to those above him. */
const sold: Whose = { account: 'seller_account_id' };
/** The same as a deal, and whoever asked for it. */
const asked: Whose = { any: [dealers, { user: 'creator_account_id' }] };

export const whose: Readonly<Record<string, Whose>> = {
  account: { account: 'account_id' },
  account_manager: { account: 'seller_account_id' },
  account_note: {
    all: [{ account: 'account_id' }, { any: [{ user: 'author_account_id' }, { account: 'owner_company_id' }] }],
  },
  account_value: { account: 'account_id' },
  analytics_event: { account: 'account_id' },
  answered_call: { user: 'user_account_id' },
  audit_entry: { account: 'target_account_id' },
  authentication_method: { account: 'user_account_id' },
  bill_run: sold,
  bill_run_item: sold,
  board_order: { user: 'user_account_id' },
  capability_set: { account: 'owner_company_id' },
  capability_set_entry: { of: 'capability_set', by: 'capability_set_id' },
  cart_line: { user: 'user_account_id' },
  connector: { account: 'owner_account_id' },
  credential: { account: 'user_account_id' },
  custom_charge: dealers,
  custom_charge_cost: sold,
  customer_order: asked,
  document: dealers,
  document_request: dealers,
  drift: { any: [dealers, { account: 'owner_account_id' }] },
  email_change: { account: 'user_account_id' },
  invoice: dealers,
  invoice_line: dealers,
  invoice_tax: dealers,
  invitation: { account: 'user_account_id' },
  ip_restriction: { account: 'account_id' },
  item: offeredBy('service_id'),
  item_cost: { account: 'owner_account_id' },
  item_srp: offeredBy('service_id'),
  job: { user: 'user_account_id' },
  job_file: { of: 'job', by: 'job_id' },
  ...personalRows,
  list_view: { user: 'user_account_id' },
  broadcast: { account: 'account_id' },
  maintenance: { account: 'account_id' },
  marketplace: { any: [{ account: 'owner_company_id' }, { pricelist: 'marketplace_id', bought: true }] },
  marketplace_customer: { any: [{ pricelist: 'marketplace_id', bought: false }, { head: 'customer_account_id' }] },
  marketplace_offer: { pricelist: 'marketplace_id', bought: true },
  mfa_exemption: { account: 'user_account_id' },
  mfa_policy: { account: 'account_id' },
  notification_preference: { account: 'account_id' },
  order_decision: { of: 'customer_order', by: 'order_id' },
  order_line: asked,
  order_line_price: dealers,
  outgoing_mail: { account: 'user_account_id' },
  password_link: { account: 'user_account_id' },
  price: { pricelist: 'marketplace_id', bought: true },
  price_override: sellers,
  price_reason: sellers,
  price_update: sellers,
  pricing_rule: sellers,
  propagation_filter: sellers,
  provisioning_request: {
    any: [{ account: 'seller_account_id' }, { head: 'buyer_account_id' }, { user: 'creator_account_id' }],
  },
  provisioning_response: { of: 'provisioning_request', by: 'request_id' },
  revenue_month: dealers,
  quote: {
    any: [sold, { user: 'creator_account_id' }, { all: [{ head: 'buyer_account_id' }, { filled: 'sent_utc' }] }],
  },
  quote_event: { of: 'quote', by: 'quote_id' },
  quote_line: { of: 'quote', by: 'quote_id' },
  quote_line_price: { of: 'quote_line', by: 'quote_line_id' },
  quote_template: sold,
  quote_template_line: { of: 'quote_template', by: 'quote_template_id' },
  recovery_code: { account: 'user_account_id' },
  role: { account: 'owner_company_id' },
  role_capability_set: { of: 'role', by: 'role_id' },
  sale_tier: dealers,
  security_code: { of: 'authentication_method', by: 'authentication_method_id' },
  service: offeredBy('service_id'),
  service_bundle_part: offeredBy('bundle_service_id'),
  service_change: { account: 'owner_account_id' },
  service_data_source: { account: 'owner_account_id' },
  service_field: offeredBy('service_id'),
  service_file: offeredBy('service_id'),
  service_group: { account: 'owner_company_id' },
  service_group_member: { account: 'owner_company_id' },
  service_text: offeredBy('service_id'),
  service_upgrade: offeredBy('from_service_id'),
  session: { user: 'user_account_id' },
  sign_on_identity: { account: 'user_account_id' },
  subscription: { account: 'account_id' },
  subscription_event: { account: 'account_id' },
  subscription_span: { account: 'account_id' },
  support_details: { account: 'account_id' },
  termination: { account: 'account_id' },
  terms: { account: 'owner_account_id' },
  tier_price: dealers,
  upload: { any: [{ user: 'user_account_id' }, { account: 'account_id' }] },
  upload_rendition: { of: 'upload', by: 'path' },
  usage_record: { account: 'account_id' },
  user_role: { account: 'user_account_id' },
  vendor_profile: { any: [{ account: 'account_id' }, { of: 'service', by: 'account_id', as: 'owner_account_id' }] },
};

/** Of a vendor, and of whoever sells or can buy the service. */
function offeredBy(service: string): Whose {
  return { any: [{ account: 'owner_account_id' }, { service }] };
}

/** Whose a row must be that a session writes, where that is less than what it sees. */
const written: Readonly<Record<string, Whose>> = {
  account_note: { all: [{ account: 'account_id' }, { user: 'author_account_id' }] },
  custom_charge: sold,
  document: sold,
  invoice: sold,
  invoice_line: sold,
  invoice_tax: sold,
  item: { account: 'owner_account_id' },
  item_srp: { account: 'owner_account_id' },
  marketplace: { account: 'owner_company_id' },
  marketplace_customer: sellers,
  marketplace_offer: sellers,
  price: sellers,
  service: { account: 'owner_account_id' },
  service_bundle_part: { account: 'owner_account_id' },
  service_field: { account: 'owner_account_id' },
  service_file: { account: 'owner_account_id' },
  service_text: { account: 'owner_account_id' },
  service_upgrade: { account: 'owner_account_id' },
  vendor_profile: { account: 'account_id' },
  upload: { user: 'user_account_id' },
  upload_rendition: { of: 'upload', by: 'path' },
};

/** Rights that the session's user must hold himself before he gives them. */
const given: Readonly<Record<string, (user: number) => string>> = {
  capability_set_entry: (user) => `portolan.may_give_flags(${user}, object_type, flags)`,
  role_capability_set: (user) =>
    `portolan.may_give_set(${user}, capability_set_id) and (select owner_company_id from portolan.role r
       where r.role_id = role_capability_set.role_id) = (select owner_company_id from portolan.capability_set s
       where s.capability_set_id = role_capability_set.capability_set_id)`,
};

/** SQL of whether a session may write a row. */
export const mayWrite = (table: string, path: string, user: number): string =>
  `(${isOwn(table, path, user, written[table] ?? whose[table])} and ${given[table]?.(user) ?? 'true'})`;

/** Is a thing of this kind its user's alone, even for those above him? */
export const isPersonal = (kind: string): boolean => 'user' in (whose[subjectKinds.get(kind)?.table ?? ''] ?? {});
/** Of these kinds whoever asked for one reads it, whatever his reach. */
export const isAskedFor = (kind: string): boolean => {
  const rule = whose[subjectKinds.get(kind)?.table ?? ''];
  return rule !== undefined && 'any' in rule && rule.any.some((way) => 'user' in way);
};

/** Tables whose rows a session reads or writes, and that hold what belongs to somebody. */
export const guarded: readonly string[] = tableRules
  .filter(({ grant, visible = 'true' }) => grant !== '' && !['true', 'false'].includes(visible))
  .map(({ name }) => name);

/** SQL of whether a row is the session's: `path` its branch, `user` who it is. */
export function isOwn(table: string, path: string, user: number, as: Whose = whose[table] ?? { any: [] }): string {
  if ('account' in as)
    return `exists (select from portolan.account o where o.account_id = ${table}.${as.account} and o.path ^@ '${path}')`;
  if ('user' in as) return `coalesce(${table}.${as.user} = ${user}, false)`;
  if ('of' in as)
    return `exists (select from portolan.${as.of} where ${as.of}.${as.as ?? as.by} = ${table}.${as.by} and ${isOwn(as.of, path, user)})`;
  if ('pricelist' in as) return `${table}.${as.pricelist} in (${pricelistsOf(path, as.bought)})`;
  if ('service' in as)
    return `${table}.${as.service} in (select reached.service_id from portolan.marketplace_offer reached
      where reached.marketplace_id in (${pricelistsOf(path, true)}))`;
  if ('filled' in as) return `${table}.${as.filled} is not null`;
  if ('head' in as) return `coalesce(${table}.${as.head} = ${path.split('/').at(-2)}, false)`;
  const parts = ('all' in as ? as.all : as.any).map((each) => isOwn(table, path, user, each));
  return `(${parts.join('all' in as ? ' and ' : ' or ')})`;
}

/** SQL of the pricelists that a branch owns, and of those that its company buys from. */
const pricelistsOf = (path: string, bought: boolean): string =>
  `select m.marketplace_id from portolan.marketplace m join portolan.account o on o.account_id = m.owner_company_id and o.path ^@ '${path}'
   ${bought ? `union all select c.marketplace_id from portolan.marketplace_customer c where c.customer_account_id = (${companyAt(path)})` : ''}`;

const companyAt = (path: string): string =>
  `select a.account_id from portolan.account a where '${path}' ^@ a.path and a.account_type in ('Reseller', 'Company')
   order by length(a.path) desc limit 1`;

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
