/** Whose the rows of each guarded table are, said a second time beside the policies: what these are held against. */
import { subjectKinds, tableRules } from '../../src/server/db/tables.ts';
import { personalRows } from './kept-pages.ts';

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
  import_row: { of: 'import_run', by: 'import_id' },
  import_run: { any: [{ account: 'parent_account_id' }, { user: 'creator_account_id' }] },
  invoice: dealers,
  invoice_line: dealers,
  invoice_sum: dealers,
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
  margin_month: { all: [sold, { any: [{ account: 'paid_account_id' }, { head: 'seller_account_id' }] }] },
  marketplace: { any: [{ account: 'owner_company_id' }, { pricelist: 'marketplace_id', bought: true }] },
  marketplace_customer: { any: [{ pricelist: 'marketplace_id', bought: false }, { head: 'customer_account_id' }] },
  marketplace_offer: { pricelist: 'marketplace_id', bought: true },
  mfa_exemption: { account: 'user_account_id' },
  mfa_policy: { account: 'account_id' },
  month_to_sum: sold,
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
  report_plan: { user: 'user_account_id' },
  report_plan_recipient: { of: 'report_plan', by: 'report_plan_id' },
  report_use: { user: 'user_account_id' },
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

/** The columns that say whose a row is. */
export const ownerColumns = (table: string): readonly string[] =>
  columnsIn(written[table] ?? whose[table] ?? { any: [] });

function columnsIn(rule: Whose): readonly string[] {
  const parts = 'all' in rule ? rule.all : 'any' in rule ? rule.any : undefined;
  if (parts) return parts.flatMap(columnsIn);
  return 'of' in rule ? [rule.by] : Object.values(rule).filter((value) => typeof value === 'string');
}

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
