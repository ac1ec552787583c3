/** Does what is due at the demo vendors, and reports it to whoever has sent the message. */
import { sql } from 'kysely';
import { signedHeaders } from '../../provisioning/signature.ts';
import { settle } from './carry-out.ts';
import { messageOf, type Owner, vendorNamed } from './state.ts';

const mostTries = 6;
const secondsBetweenTries = 5;
/** Between two reports of the same. */
const secondsBetweenReports = 0.5;
const atOnce = 20;
const patience = 10_000;
/** In seconds, for how long nobody else sends a report that is under way. */
export const reportLease = 2 * (patience / 1000);

/** @returns once everything that is due was tried. */
export async function workOff(owner: Owner): Promise<void> {
  const due = await sql<{ slug: string; message_id: string }>`
    select slug, message_id from demo_vendor.message
    where outcome is null and due_utc <= clock_timestamp() order by due_utc limit ${atOnce}`.execute(owner);
  for (const { slug, message_id: id } of due.rows) await settle(owner, slug, id);
  const untold = await sql<{ slug: string; message_id: string }>`
    update demo_vendor.message set report_utc = clock_timestamp() + ${reportLease} * interval '1 second'
    where (slug, message_id) in (
      select slug, message_id from demo_vendor.message
      where reports_left > 0 and report_utc <= clock_timestamp() and outcome is not null
      order by report_utc limit ${atOnce} for update skip locked)
    returning slug, message_id`.execute(owner);
  await Promise.all(untold.rows.map(({ slug, message_id: id }) => report(owner, slug, id)));
}

/** Sends one report, and notes whether it has arrived. */
export async function report(owner: Owner, slug: string, id: string): Promise<void> {
  const [message, vendor] = await Promise.all([messageOf(owner, slug, id), vendorNamed(owner, slug)]);
  if (!message?.outcome || !vendor) return;
  const { status: _status, ...outcome } = message.outcome;
  const body = JSON.stringify({ message_id: id, ...outcome });
  const headers = {
    'content-type': 'application/json',
    // The same id says that it is the same report.
    ...signedHeaders([vendor.secret], { id: `evt_${id}`, time: new Date(), body }),
  };
  const signal = AbortSignal.timeout(patience);
  const arrived = await fetch(message.body.callback, {
    method: 'POST',
    headers,
    body,
    redirect: 'manual',
    signal,
  }).then(
    ({ status }) => status === 200,
    () => false,
  );
  await sql`update demo_vendor.message set
      report_tries = report_tries + 1,
      reports_left = case when ${arrived} then reports_left - 1
        when report_tries + 1 >= ${mostTries} then 0 else reports_left end,
      report_utc = clock_timestamp() + ${arrived ? secondsBetweenReports : secondsBetweenTries} * interval '1 second'
    where slug = ${slug} and message_id = ${id}`.execute(owner);
}
