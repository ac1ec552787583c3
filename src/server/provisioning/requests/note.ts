/** Notes what came of a try: the history, how the connector does, and what becomes of the request. */
import { sql } from 'kysely';
import { nextOf } from '../../../rules/machines/provisioning-schedule.ts';
import type { NotePart } from '../../queue/rounds.ts';
import type { Hindrance, Outcome } from '../connector.ts';
import { noteHealth } from './circuit.ts';
import { masked } from './masked.ts';
import type { Sent } from './send.ts';
import { settle } from './settle.ts';
import type { HeldRequest } from './take.ts';
import { tellOf } from './tell.ts';

/** False: somebody else is at it by now, and nothing of this becomes true. */
export async function noteRequest(request: HeldRequest, sent: Sent, part: NotePart): Promise<boolean> {
  const { db, worker } = part;
  const { request_id: id, connector_id, waited } = request;
  const row = await db
    .selectFrom('provisioning_request')
    .select(['state', 'worker'])
    .where('request_id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (row.worker !== null && row.worker !== worker) return false;
  // The vendor has told by himself in the meantime, or somebody has decided: what was said here is history.
  const isHeld = row.worker === worker;
  if (sent.kind === 'unwell') {
    await noteHealth(db, connector_id, sent.health.problem ?? 'NoConnection');
    if (isHeld) await rest(part, request);
    return true;
  }
  const isPoll = waited !== null;
  const attempt = (isPoll ? request.polls_count : request.attempts_count) + 1;
  await db
    .insertInto('provisioning_response')
    .values({
      ...{
        request_id: id,
        connector_id,
        attempt,
        message_id: request.undo_message_id ?? request.message_id,
        direction: isPoll ? 'Poll' : 'Sent',
      },
      ...{ duration_ms: sent.exchange?.durationMs ?? null, status: sent.exchange?.status ?? null },
      ...{ outcome: isHeld ? wordOf(sent) : 'Ignored', body: masked(sent.exchange?.body ?? '') },
    })
    .execute();
  const isByHand = request.kind === 'Manual';
  const problem = sent.kind === 'unavailable' ? sent.problem : undefined;
  const health = isByHand ? 'Up' : await noteHealth(db, connector_id, problem);
  if (!isHeld) return true;
  // What its owner has to mend uses up no try.
  if (health === 'Misconfigured') {
    await rest(part, request, sent);
    return true;
  }
  await db
    .updateTable('provisioning_request')
    .set(isPoll ? { polls_count: attempt } : { attempts_count: attempt })
    .where('request_id', '=', id)
    .execute();
  const tries = isPoll ? request.attempts_count : attempt;
  const told = { tries, polls: isPoll ? attempt : request.polls_count, chance: Math.random() };
  const next = nextOf(sent, { ...told, ...(waited !== null && { waited }) });
  await settle(db, request, next, sent, isByHand);
  await tellOf(part, request, next);
  return true;
}

/** Until the connector is asked again, or mended. */
async function rest({ db }: NotePart, { request_id, connector_id }: HeldRequest, sent?: Outcome): Promise<void> {
  await sql`
    update provisioning_request r set state = 'Waiting', waiting_for = 'Connector', worker = null, lease_until = null,
      error_message = coalesce(${sent?.kind === 'unavailable' ? sent.message : null}, r.error_message),
      next_try_utc = case c.health when 'Misconfigured' then 'infinity' else coalesce(c.paused_until_utc, now() + interval '30 seconds') end
    from connector c where r.request_id = ${request_id} and c.connector_id = ${connector_id}`.execute(db);
}

const unreachable: readonly Hindrance[] = ['NoConnection', 'NoName', 'InsideNetwork', 'Certificate', 'NoSecret'];

function wordOf(outcome: Outcome): 'Done' | 'Accepted' | 'Refused' | 'Failed' | 'Timeout' | 'Unreachable' {
  if (outcome.kind === 'done') return 'Done';
  if (outcome.kind === 'accepted') return 'Accepted';
  if (outcome.kind === 'refused') return 'Refused';
  if (outcome.problem === 'TimedOut') return 'Timeout';
  return unreachable.includes(outcome.problem) ? 'Unreachable' : 'Failed';
}
