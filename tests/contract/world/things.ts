/** One thing of each kind that tables keep, for each of the demo users: what calls about other things than accounts are tried with. */
import { sql } from 'kysely';
import StartExport from '../../../manifests/operations/Export/StartExport.ts';
import { subjectKinds } from '../../../src/server/db/tables.ts';
import type { CurrentUserData } from '../../../src/server/identity/session.ts';
import type { TestServer } from '../../database/server.ts';

export interface Thing {
  readonly id: number | string;
  /** Of the account in whose branch it lies. */
  readonly path: string;
}

type Owners = { readonly user: number; readonly company: number };

/** Of a seller and a buyer there is one invoice of a month. */
let months = 0;
function nextMonth(): number {
  months += 1;
  return (3000 + Math.floor(months / 12)) * 100 + (months % 12) + 1;
}

/** What a new row has to say where its columns alone do not tell. */
const rows: Readonly<Record<string, (owners: Owners) => Readonly<Record<string, unknown>>>> = {
  CartLine: ({ company }) => ({
    service_id: sql`(select min(service_id) from service where state = 'Published')`,
    parent_account_id: company,
    billing: 'Monthly',
  }),
  Connector: () => ({ kind: 'Manual' }),
  // To his company, from its seller; of the marketplace's owner, to a company that buys from him.
  CustomCharge: ({ company }) => ({
    seller_account_id: company,
    buyer_account_id: sql`(select case when c.parent_account_id is not null then c.account_id
      else (select min(b.account_id) from account b where b.parent_account_id = c.account_id and b.account_type = 'Company') end
      from account c where c.account_id = ${company})`,
    currency: 'EUR',
  }),
  // Issued, for his company by its seller; of the marketplace's owner, for a company that buys from him.
  Invoice: ({ company }) => ({
    seller_account_id: sql`(select coalesce(parent_account_id, account_id) from account where account_id = ${company})`,
    buyer_account_id: sql`(select case when c.parent_account_id is not null then c.account_id
      else (select min(b.account_id) from account b where b.parent_account_id = c.account_id and b.account_type = 'Company') end
      from account c where c.account_id = ${company})`,
    ...{ interval_id: nextMonth(), currency: 'EUR', net: 0, tax: 0, total: 0 },
    ...{
      state: 'Final',
      number: crypto.randomUUID(),
      issued_utc: new Date(),
      seller_data: '{"name":""}',
      buyer_data: '{"name":""}',
    },
  }),
  // About a business of his company's; of the marketplace's owner, his own.
  Drift: ({ company }) => ({
    kind: 'QuantityDiffers',
    seller_account_id: sql`(select coalesce(parent_account_id, account_id) from account where account_id = ${company})`,
    buyer_account_id: company,
  }),
  // Of his company's seller; of the marketplace's owner, his own.
  Order: ({ user, company }) => ({
    creator_account_id: user,
    seller_account_id: sql`(select coalesce(parent_account_id, account_id) from account where account_id = ${company})`,
    currency: 'EUR',
    order_value: 0,
  }),
  // Below his company.
  Import: ({ user }) => ({ type: 'Users', creator_account_id: user, heads: '[]', mapping: '{}' }),
  PlannedReport: () => ({ rhythm: 'Monthly', format: 'csv' }),
  Pricelist: () => ({ currency: 'EUR' }),
  // To his company, from its seller; of the marketplace's owner, to a company that buys from him. Its number is its own.
  Quote: ({ user, company }) => ({
    number: null,
    creator_account_id: user,
    seller_account_id: sql`(select coalesce(parent_account_id, account_id) from account where account_id = ${company})`,
    buyer_account_id: sql`(select case when c.parent_account_id is not null then c.account_id
      else (select min(b.account_id) from account b where b.parent_account_id = c.account_id and b.account_type = 'Company') end
      from account c where c.account_id = ${company})`,
    currency: 'EUR',
  }),
  // Of his company's seller; of the marketplace's owner, his own.
  QuoteTemplate: ({ user, company }) => ({
    creator_account_id: user,
    seller_account_id: sql`(select coalesce(parent_account_id, account_id) from account where account_id = ${company})`,
  }),
  // About a subscription of his company; of the marketplace's owner, of anybody.
  ProvisioningRequest: ({ user, company }) => ({
    creator_account_id: user,
    seller_account_id: sql`(select coalesce(parent_account_id, account_id) from account where account_id = ${company})`,
    account_id: sql`(select min(s.account_id) from subscription s join account a using (account_id)
      join account c on c.account_id = ${company} and a.path ^@ c.path where s.state = 'Active')`,
    service_id: sql`(select min(service_id) from service)`,
    connector_id: sql`(select min(connector_id) from connector)`,
    action: 'Create',
    payload: '{}',
  }),
  Role: () => ({ reach: 'own' }),
  // In use.
  SecondFactor: () => ({ kind: 'Email', enabled_utc: new Date() }),
  Session: () => ({ language: 'en' }),
  Job: ({ user }) => ({
    name: 'export',
    payload: JSON.stringify(StartExport.example.input),
    user_account_id: user,
    state: 'Completed',
  }),
  ListView: () => ({ list_key: '/accounts#0', state: 'page=2' }),
};

/** A value of a column's type; columns that name accounts take the user or his company, as they are called. */
function valueFor(column: string, type: string, { user, company }: Owners): unknown {
  if (column.endsWith('account_id')) return /^(user|author|created_by|requested_by)/.test(column) ? user : company;
  if (column.endsWith('company_id')) return company;
  if (type === 'bytea') return Buffer.from(crypto.randomUUID());
  if (/^timestamp|^date$/.test(type)) return new Date(Date.now() + 3_600_000);
  if (/int|numeric|double|real/.test(type)) return 1;
  if (type === 'boolean') return false;
  if (type === 'ARRAY') return [];
  if (/^jsonb?$/.test(type)) return '{}';
  return crypto.randomUUID();
}

export const thingKinds: readonly string[] = [...subjectKinds.keys()].filter((kind) => kind !== 'Account');

/** An id that nothing has. */
export const absentId = (kind: string): number | string =>
  subjectKinds.get(kind)?.idType === 'uuid' ? 'ffffffff-ffff-4fff-8fff-ffffffffffff' : 999_999_999;

/** A new row of the user: what it must say is derived from its columns. @throws where that does not fit: the kind needs a line above. */
export async function makeThing(server: TestServer, kind: string, user: CurrentUserData): Promise<Thing> {
  const kept = subjectKinds.get(kind);
  if (!kept) throw new Error(`No table keeps ${kind}`);
  const made = await makeRow(server, kept.table, user, rows[kind]?.(ownersOf(user)));
  const account = await server.database.owner
    .selectFrom('account')
    .select('path')
    .where('account_id', '=', Number(made?.[kept.account]))
    .executeTakeFirst();
  if (!made || !account) throw new Error(`The ${kind} lies in no branch`);
  return { id: made[kept.id] as number | string, path: account.path };
}

/** A service of a vendor, for what belongs to one. @returns its id. */
export async function aService({ database }: TestServer, owner: number): Promise<number> {
  const row = { owner_account_id: owner, product_name: crypto.randomUUID(), product_number: crypto.randomUUID() };
  const made = await database.owner
    .insertInto('service')
    .values({ ...row, category: 'Mail' })
    .returning('service_id')
    .executeTakeFirstOrThrow();
  return made.service_id;
}

const ownersOf = ({ UserAccountId, CompanyAccount }: CurrentUserData): Owners => ({
  user: UserAccountId,
  company: CompanyAccount.AccountId,
});

/** Their places are checked at the end of a transaction, so no insert can pass over one that is taken. */
const inAnyOrder: ReadonlySet<string> = new Set(['marketplace', 'pricing_rule']);

/** A new row of a table in the user's name; undefined where there is one of his already. */
export async function makeRow(
  { database }: TestServer,
  table: string,
  user: CurrentUserData,
  own: Readonly<Record<string, unknown>> = {},
): Promise<Readonly<Record<string, unknown>> | undefined> {
  const { rows: needed } = await sql<{ column: string; type: string }>`
    select column_name as column, data_type as type from information_schema.columns
    where table_schema = 'portolan' and table_name = ${table} and is_nullable = 'NO' and column_default is null
      and is_identity = 'NO' and is_generated = 'NEVER'`.execute(database.owner);
  const row: Readonly<Record<string, unknown>> = {
    ...Object.fromEntries(needed.map(({ column, type }) => [column, valueFor(column, type, ownersOf(user))])),
    ...own,
  };
  const columns = sql.join(Object.keys(row).map((name) => sql.ref(name)));
  const { rows: made } = await sql<Readonly<Record<string, unknown>>>`
    insert into ${sql.table(table)} (${columns}) values (${sql.join(Object.values(row))})
    ${sql.raw(inAnyOrder.has(table) ? '' : 'on conflict do nothing')} returning *`.execute(database.owner);
  return made[0];
}
