/** What the demo vendors keep: in a schema of their own that the server's login cannot read, so that drift is real and a restart forgets nothing. */
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Temper } from './tempers.ts';

export type Owner = Kysely<Tables>;

export interface DemoVendorRow {
  readonly slug: string;
  readonly secret: string;
  readonly temper: Temper;
  /** By what all waits are multiplied. */
  readonly latency: number;
  /** The share of tries that fail beside what the temper does. */
  readonly failures: number;
}

export interface Outcome {
  readonly outcome: 'done' | 'refused';
  /** What a message is answered. */
  readonly status: 200 | 404 | 422;
  readonly reference?: string;
  readonly message?: string;
}

export interface MessageBody {
  readonly type: string;
  readonly message_id: string;
  readonly subscription: {
    readonly account_id: number;
    readonly reference?: string;
    readonly product: string;
    readonly vendor_sku?: string;
    readonly quantity: number;
  };
  readonly configuration: Readonly<Record<string, unknown>>;
  readonly callback: string;
}

export interface MessageRow {
  readonly slug: string;
  readonly message_id: string;
  readonly body: MessageBody;
  readonly body_hash: string;
  readonly tries: number;
  /** When it is done; absent: it was not taken up. */
  readonly due_utc: Date | null;
  readonly outcome: Outcome | null;
}

const statements = [
  'create schema if not exists demo_vendor',
  `create table if not exists demo_vendor.vendor (
    slug text primary key,
    connector_id bigint not null,
    -- As it was written into the connector: another one is somebody else's wish.
    url text not null,
    secret text not null,
    temper text not null,
    latency double precision not null default 1,
    failures double precision not null default 0)`,
  `create table if not exists demo_vendor.message (
    slug text not null,
    message_id text not null,
    body jsonb not null,
    body_hash text not null,
    tries integer not null default 1,
    due_utc timestamptz,
    outcome jsonb,
    report_utc timestamptz,
    reports_left integer not null default 0,
    report_tries integer not null default 0,
    primary key (slug, message_id))`,
  'create index if not exists message_due on demo_vendor.message (due_utc) where outcome is null',
  'create index if not exists message_report on demo_vendor.message (report_utc) where reports_left > 0',
  `create table if not exists demo_vendor.subscription (
    slug text not null,
    reference text not null,
    account_id bigint,
    vendor_sku text not null,
    quantity double precision not null,
    state text not null,
    primary key (slug, reference))`,
  `create table if not exists demo_vendor.metered (
    slug text not null,
    sku text not null,
    item text not null,
    primary key (slug, sku, item))`,
  'revoke all on schema demo_vendor from public',
];

export async function makeState(owner: Owner): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(owner);
}

export async function vendorNamed(owner: Owner, slug: string): Promise<DemoVendorRow | undefined> {
  const { rows } = await sql<DemoVendorRow>`
    select slug, secret, temper, latency, failures from demo_vendor.vendor where slug = ${slug}`.execute(owner);
  return rows[0];
}

/** Keeps a message that has come, with how often it has. */
export async function keepMessage(owner: Owner, slug: string, body: MessageBody, hash: string): Promise<MessageRow> {
  const { rows } = await sql<MessageRow>`
    insert into demo_vendor.message as m (slug, message_id, body, body_hash)
    values (${slug}, ${body.message_id}, ${JSON.stringify(body)}::jsonb, ${hash})
    on conflict (slug, message_id) do update set tries = m.tries + 1 returning *`.execute(owner);
  return rows[0] as MessageRow;
}

/** Says in how many seconds it is done, in how many and how often that is reported, once. */
export async function takeUp(
  owner: Owner,
  { slug, message_id: id }: MessageRow,
  { seconds, reports, reportIn }: Readonly<Record<'seconds' | 'reports' | 'reportIn', number>>,
): Promise<Date> {
  const { rows } = await sql<{ due_utc: Date }>`
    update demo_vendor.message set
      due_utc = coalesce(due_utc, clock_timestamp() + ${seconds} * interval '1 second'),
      reports_left = case when due_utc is null then ${reports}::integer else reports_left end,
      report_utc = case when due_utc is null then clock_timestamp() + ${reportIn} * interval '1 second' else report_utc end
    where slug = ${slug} and message_id = ${id} returning due_utc`.execute(owner);
  return rows[0]?.due_utc ?? new Date();
}

export async function messageOf(owner: Owner, slug: string, id: string): Promise<MessageRow | undefined> {
  const { rows } = await sql<MessageRow>`
    select * from demo_vendor.message where slug = ${slug} and message_id = ${id}`.execute(owner);
  return rows[0];
}
