/** Requests to vendors of the demo world: those that set up what runs, pauses and ends, the few that went wrong or wait, and where vendors differ. */
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import { dayLength, daysAfter, later, now } from '../dates.ts';
import { random } from '../random.ts';
import { type Asked, done } from './asked.ts';
import { type Deal, vendorDeals } from './deals.ts';
import { putDrifts } from './put-drifts.ts';
import { troublesOf } from './trouble.ts';

export async function putRequests(owner: Kysely<Tables>): Promise<void> {
  const deals = await vendorDeals(owner);
  const troubles = troublesOf(deals);
  const troubled = new Set(troubles.map(({ deal }) => deal.account_id));
  const asked = [...deals.flatMap((deal) => livesOf(deal, troubled.has(deal.account_id))), ...troubles];
  await write(owner, asked);
  await nameAtVendors(owner, asked);
  await putDrifts(
    owner,
    deals.filter(({ account_id }) => !troubled.has(account_id)),
  );
}

/** What made a subscription what it is. */
function livesOf(deal: Deal, isTroubled: boolean): readonly Asked[] {
  const { state, begun, ended } = deal;
  if (state === 'Failed' || state === 'Provisioning') return [];
  const chance = random(`life ${deal.account_id}`);
  const asked = [done(deal, { action: 'Create', at: begun })];
  if (state === 'Suspended')
    asked.push(done(deal, { action: 'Suspend', at: later(daysAfter(begun, 1), daysAfter(now, -chance.whole(9, 50))) }));
  if (state === 'Ended' && ended)
    asked.push(done(deal, { action: 'Terminate', at: later(daysAfter(begun, 1 / 24), ended) }));
  const age = (now.getTime() - begun.getTime()) / dayLength;
  if (state === 'Active' && !isTroubled && age > 200 && chance.chance(0.3)) {
    const paused = daysAfter(begun, chance.whole(30, Math.floor(age) - 60));
    asked.push(done(deal, { action: 'Suspend', at: paused }));
    asked.push(done(deal, { action: 'Resume', at: daysAfter(paused, chance.whole(3, 40)) }));
  }
  return asked;
}

async function write(owner: Kysely<Tables>, asked: readonly Asked[]): Promise<void> {
  const inOrder = asked.toSorted((a, b) => a.created.getTime() - b.created.getTime());
  const requests = inOrder.map(({ deal, said: _said, ...one }, place) => ({
    ...{
      place,
      account: deal.account_id,
      service: deal.service_id,
      seller: deal.seller,
      buyer: deal.buyer,
      person: deal.person,
    },
    ...{ company: deal.company, line: one.action === 'Create' ? deal.order_line_id : null, ...one },
  }));
  await sql`
    with wanted as (
      select * from jsonb_to_recordset(${JSON.stringify(requests)}) r (place integer, account bigint, service bigint, seller bigint, buyer bigint,
        person bigint, company bigint, line bigint, connector bigint, action text, quantity integer, target jsonb, message uuid, "undoMessage" uuid,
        state text, "waitingFor" text, created timestamptz, "lastSent" timestamptz, accepted timestamptz, escalated timestamptz, finished timestamptz,
        attempts integer, polls integer, reference text, error text, details text))
    insert into provisioning_request (order_line_id, account_id, service_id, connector_id, seller_account_id, buyer_account_id, creator_account_id,
      company_account_id, action, target, message_id, undo_message_id, payload, state, waiting_for, attempts_count, polls_count, next_try_utc, accepted_utc,
      last_sent_utc, vendor_reference, error_message, error_details, is_rollback_completed, is_cancel_wanted, escalated_utc, created_utc, finished_utc)
    select line, account, service, connector, seller, buyer, person, company, action, target, message, "undoMessage",
      request_payload(account, service, line, quantity, case when action <> 'Create' then reference end)
        || jsonb_build_object('sent_utc', to_char(created at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')),
      state, "waitingFor", attempts, polls, case when state = 'Waiting' then 'infinity' else coalesce("lastSent", created) end, accepted, "lastSent",
      reference, error, details, state = 'RolledBack', state = 'RolledBack', escalated, created, finished
    from wanted order by place`.execute(owner);
  const said = inOrder.flatMap(({ message: request, connector, said }) =>
    said.map(({ body, ...one }) => ({ request, connector, body: body ? JSON.stringify(body) : '', ...one })),
  );
  await sql`
    insert into provisioning_response (request_id, connector_id, attempt, message_id, direction, at_utc, duration_ms, status, outcome, body, vendor_message_id)
    select r.request_id, s.connector, s.attempt, s.message, s.direction, s.at, s.duration, s.status, s.outcome, s.body, s."vendorMessage"
    from jsonb_to_recordset(${JSON.stringify(said)}) s (request uuid, connector bigint, attempt integer, message uuid, direction text, at timestamptz,
      duration integer, status integer, outcome text, body text, "vendorMessage" text)
    join provisioning_request r on r.message_id = s.request
    order by s.at, r.request_id`.execute(owner);
}

/** What a vendor calls a subscription stands there as well, with the requests that have said so and paused it in its history. */
async function nameAtVendors(owner: Kysely<Tables>, asked: readonly Asked[]): Promise<void> {
  await sql`set constraints all immediate`.execute(owner);
  await sql`alter table subscription disable trigger show`.execute(owner);
  await sql`
    update subscription s set vendor_reference = r.vendor_reference
    from provisioning_request r where r.account_id = s.account_id and r.action = 'Create' and r.state = 'Completed'`.execute(
    owner,
  );
  await sql`alter table subscription enable trigger show`.execute(owner);
  const paused = asked.filter(
    ({ deal, action }) => deal.state === 'Active' && (action === 'Suspend' || action === 'Resume'),
  );
  await sql`
    insert into subscription_event (account_id, at_utc, effective_date, kind, before, after, order_line_id, request_id, user_account_id)
    select r.account_id, r.finished_utc, (r.finished_utc at time zone 'UTC')::date, told.kind, told.before, told.after, r.order_line_id, r.request_id,
      r.creator_account_id
    from provisioning_request r
    cross join lateral (
      select 'Changed' as kind, '{"vendor_reference": null}'::jsonb as before, jsonb_build_object('vendor_reference', r.vendor_reference) as after
      where r.action = 'Create'
      union all
      select 'Suspended', '{"state": "Active"}', '{"state": "Suspended"}' where r.action = 'Suspend' and r.message_id = any (${messagesOf(paused)}::uuid[])
      union all
      select 'Active', '{"state": "Suspended"}', '{"state": "Active"}' where r.action = 'Resume' and r.message_id = any (${messagesOf(paused)}::uuid[])) told
    where r.state = 'Completed' order by r.finished_utc, r.request_id`.execute(owner);
}

const messagesOf = (asked: readonly Asked[]): readonly string[] => asked.map(({ message }) => message);
