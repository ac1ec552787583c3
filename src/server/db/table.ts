/** How a table declares who sees its rows: the policy stands beside the columns' types, one file a table. */

/** A kind of things that calls can be about, kept by a table. */
export interface SubjectRules {
  /** As operations name it: `subject: { Role: 'roleId' }`. */
  readonly name: string;
  /** The column of its id. */
  readonly id: string;
  readonly idType?: 'uuid';
  /** The column of the account in whose branch a row lies; null in it: the row belongs to nobody. */
  readonly account: string;
}

/** What people edit as one thing, kept by a table: the rows with one value of `id`. */
export interface RecordRules {
  /** As operations name it: `edits: { Role: 'roleId' }`. */
  readonly name: string;
  /** The column that tells one from another. */
  readonly id: string;
  /** SQL of what changes with every edit of a row; absent: which transaction wrote the row last. */
  readonly mark?: string;
  /** SQL condition of the rows that count; absent: all of them. */
  readonly rows?: string;
  /** The column of who wrote a row, where what is edited belongs to no account. */
  readonly by?: string;
}

export interface TableRules {
  readonly name: string;
  /** Absent: no call is about a row of it. */
  readonly subject?: SubjectRules;
  /** Absent: nobody edits what it keeps. Several: what is edited in one place, and what in another. */
  readonly record?: RecordRules | readonly RecordRules[];
  /**
   * Columns that hold the path of a kept picture, document or upload, as text or anywhere within JSON: what they name stays. One of
   * text refers to `stored_image` besides; one without such a reference is written in the transaction that keeps the file.
   */
  readonly holdsFiles?: readonly string[];
  /** What the server's login role may do at all. */
  readonly grant: string;
  /** SQL condition of the rows that the session sees and may write; absent: the table holds no tenant's data. */
  readonly visible?: string;
  /** SQL condition of the rows it may write, when that is less. */
  readonly writable?: string;
  /** SQL condition of rows that it sees besides, and never changes. */
  readonly readable?: string;
}

/** Condition for tables that belong to an account: visible with it. */
export const withAccount = (column: string): string => `exists (select from account a where a.account_id = ${column})`;

/*
 * Words of commerce. Each has a twin for queries in `in-scope.ts`. The lists that they look in are worked out once a statement:
 * short ones stand as an array, which is an index condition; long ones as a set that is looked up.
 */

/** A business between two: the seller and all above him, and the buyer; never another seller. */
export const deal = (table: string): string =>
  `${table}.seller_account_id = any ((select scope_sellers())::bigint[]) or ${table}.buyer_account_id = (select scope_account())`;

/** The same, and who asked for it, though he sees only what is his own. */
export const dealOrAsked = (table: string): string =>
  `${deal(table)} or ${table}.creator_account_id = (select scope_user())`;

/** In the scope of the whole tree no list is worked out: it owns all. */
const inLists = (table: string, lists: string): string =>
  `(select scope_is_root()) or ${table}.marketplace_id in (select unnest(${lists}))`;

/** What a pricelist's owner keeps to himself and to those above him. */
export const selling = (table: string): string => inLists(table, 'scope_own_marketplaces()');

/** The same, and whoever buys from the pricelist. */
export const listed = (table: string): string => inLists(table, 'scope_marketplaces()');

/** What a vendor keeps to himself and to those above him. @param column of the vendor's account. */
export const ofVendor = (column: string): string => `${column} = any ((select scope_vendors())::bigint[])`;

/** The same, and whoever sells or can buy the service, or once could. */
export const offered = (table: string): string =>
  `${ofVendor(`${table}.owner_account_id`)} or ${inAnyList(`${table}.service_id`)}`;

/** A service that stands in one of the session's pricelists, or once stood there; few rows look each up, many the list of all. */
export const inAnyList = (service: string): string =>
  `exists (select from marketplace_offer o where o.service_id = ${service} and o.marketplace_id = any ((select scope_marketplaces())::bigint[]))`;

/** What a seller keeps to himself and to those above him. @param column of the seller's account. */
export const ofSeller = (column: string): string => `${column} = any ((select scope_sellers())::bigint[])`;

/** The statements that put the rules in force; safe to run again. */
export function ruleStatements(rules: TableRules, role: string): readonly string[] {
  const { name, grant, visible = 'true', writable = visible, readable } = rules;
  return [
    `alter table ${name} enable row level security`,
    `alter table ${name} no force row level security`,
    `drop policy if exists tenant on ${name}`,
    `create policy tenant on ${name} to ${role} using (${visible}) with check (${writable})`,
    `drop policy if exists readable on ${name}`,
    ...(readable ? [`create policy readable on ${name} for select to ${role} using (${readable})`] : []),
    `revoke all on ${name} from ${role}`,
    ...(grant ? [`grant ${grant} on ${name} to ${role}`] : []),
  ];
}
