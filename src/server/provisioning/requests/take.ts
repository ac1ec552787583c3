/** Takes the request that is due longest, unless its connector rests: then it waits for that, and the next one is looked at. */
import { type Kysely, sql } from 'kysely';
import { failuresUntilPause } from '../../../rules/machines/provisioning-schedule.ts';
import type { Tables } from '../../db/tables.ts';
import type { Claim } from '../../queue/rounds.ts';
import type { Payload } from '../connector.ts';
import type { ConnectorRow } from '../open-connector.ts';

export interface HeldRequest extends ConnectorRow {
  readonly request_id: number;
  readonly account_id: number;
  readonly service_id: number;
  /** Of the subscription. */
  readonly path: string;
  readonly connector_id: number;
  readonly action: 'Create' | 'Change' | 'Suspend' | 'Resume' | 'Terminate';
  readonly message_id: string;
  /** Somebody wants it undone: then this message does that. */
  readonly undo_message_id: string | null;
  /** What the subscription is then, and what it was. */
  readonly target: { readonly quantity?: number; readonly before?: { readonly quantity?: number } };
  readonly payload: Payload;
  readonly vendor_reference: string | null;
  readonly attempts_count: number;
  readonly polls_count: number;
  /** Since the vendor has it, in seconds; null: he has not. */
  readonly waited: number | null;
  /** The connector has failed so often that it is asked for its health first, by this request alone. */
  readonly isProbe: boolean;
}

interface DueRequest extends Omit<HeldRequest, 'isProbe'> {
  readonly health: 'Unknown' | 'Up' | 'Down' | 'Misconfigured';
  readonly failures_count: number;
  readonly is_paused: boolean;
  readonly is_busy: boolean;
}

type Database = Kysely<Tables>;

/** So many are set aside before the others get their turn. */
const mostParked = 200;

export async function takeRequest(claim: Claim): Promise<HeldRequest | undefined> {
  const { db, lease } = claim;
  for (let parked = 0; parked < mostParked; parked += 1) {
    const due = await nextDue(db);
    if (!due) return undefined;
    const { health, failures_count: failures, is_paused: isPaused, is_busy: isBusy, ...request } = due;
    const isProbe = failures >= failuresUntilPause;
    if (isBusy) await later(db, request.request_id);
    else if (health === 'Misconfigured' || isPaused || (isProbe && !(await mayProbe(db, request.connector_id, lease))))
      await waitForConnector(db, request);
    else return hold(claim, { ...request, isProbe });
  }
  return undefined;
}

/** One whose worker is gone is due again when its lease has ended. */
async function nextDue(db: Database): Promise<DueRequest | undefined> {
  const { rows } = await sql<DueRequest>`
    select r.request_id, r.account_id, r.service_id, (select path from account a where a.account_id = r.account_id) as path, r.action, r.message_id, r.undo_message_id, r.target, r.payload, r.vendor_reference, r.attempts_count,
      r.polls_count, extract(epoch from now() - r.accepted_utc)::float8 as waited, c.connector_id, c.kind, c.url, c.timeout_ms, c.secret,
      c.next_secret, c.health, c.failures_count, coalesce(c.paused_until_utc > now(), false) as is_paused,
      c.kind = 'Webhook' and c.most_a_minute <= (select count(*) from provisioning_response said
        where said.connector_id = c.connector_id and said.at_utc > now() - interval '1 minute' and said.direction in ('Sent', 'Poll')) as is_busy
    from provisioning_request r
    join connector c using (connector_id)
    where r.state in ('New', 'Waiting', 'InProgress') and r.next_try_utc <= now()
      and not exists (select from provisioning_request elder
        where elder.account_id = r.account_id and elder.request_id < r.request_id and not elder.is_final)
    order by r.next_try_utc, r.request_id limit 1 for update of r skip locked`.execute(db);
  return rows[0];
}

/** As many as the vendor takes in a minute are with him. */
const later = (db: Database, id: number) =>
  db
    .updateTable('provisioning_request')
    .set({ next_try_utc: sql<Date>`now() + interval '5 seconds'` })
    .set({ state: sql`case state when 'InProgress' then 'New' else state end`, worker: null, lease_until: null })
    .where('request_id', '=', id)
    .execute();

/** Whoever comes first asks; the others wait until he has noted the answer, or is gone. */
async function mayProbe(db: Database, connectorId: number, lease: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('connector')
    .set({ paused_until_utc: sql<Date>`now() + ${lease}::interval` })
    .where('connector_id', '=', connectorId)
    .where((where) => where.or([where('paused_until_utc', 'is', null), sql<boolean>`paused_until_utc <= now()`]))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** No try is used up. A connector that its owner has to mend wakes what waits for it once it is. */
const waitForConnector = (
  db: Database,
  { request_id: id, connector_id }: Pick<HeldRequest, 'request_id' | 'connector_id'>,
) =>
  sql`
    update provisioning_request r set state = 'Waiting', waiting_for = 'Connector', worker = null, lease_until = null,
      next_try_utc = case c.health when 'Misconfigured' then 'infinity' else coalesce(c.paused_until_utc, now() + interval '30 seconds') end
    from connector c where r.request_id = ${id} and c.connector_id = ${connector_id}`.execute(db);

/** What was made before the vendor had told his number for the subscription is sent with it; where he reports to is said once, and stays. */
async function hold({ db, worker, lease, service: { settings } }: Claim, request: HeldRequest): Promise<HeldRequest> {
  const callback = JSON.stringify(`${settings.publicUrl}/provisioning/callback/${request.connector_id}`);
  const { rows } = await sql<{ payload: Payload }>`
    update provisioning_request r
    set state = 'InProgress', waiting_for = null, worker = ${worker}::uuid, lease_until = now() + ${lease}::interval,
      next_try_utc = now() + ${lease}::interval, last_sent_utc = case when r.accepted_utc is null then now() else r.last_sent_utc end,
      payload = jsonb_build_object('callback', ${callback}::jsonb) || case
        when r.action <> 'Create' and r.payload #> '{subscription,reference}' is null and part.reference is not null
        then jsonb_set(r.payload, '{subscription,reference}', to_jsonb(part.reference)) else r.payload end
    from (select coalesce((select made.vendor_reference from provisioning_request own join provisioning_request made
        on made.account_id = own.account_id and made.service_id = own.service_id and made.action = 'Create' and made.vendor_reference is not null
        where own.request_id = ${request.request_id} order by made.request_id desc limit 1),
      (select s.vendor_reference from subscription s where s.account_id = ${request.account_id})) as reference) part
    where r.request_id = ${request.request_id}
    returning r.payload`.execute(db);
  return { ...request, payload: rows[0]?.payload ?? request.payload };
}

/** Prolongs the lease while a vendor takes his time; false: it is somebody else's, or decided. */
export async function keepRequest({ request_id: id }: HeldRequest, { db, worker, lease }: Claim): Promise<boolean> {
  const until = sql<Date>`now() + ${lease}::interval`;
  const { numUpdatedRows } = await db
    .updateTable('provisioning_request')
    .set({ lease_until: until, next_try_utc: until })
    .where('request_id', '=', id)
    .where('worker', '=', worker)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
