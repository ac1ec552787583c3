/** Applies what a vendor reports by himself to the request that it is about: once for each id of his, judged by where the request is. */
import { mayTake } from '../../../rules/machines/machine.ts';
import { provisioningRequestMachine } from '../../../rules/machines/provisioning-request.ts';
import { type Next, nextOf } from '../../../rules/machines/provisioning-schedule.ts';
import { commitPart, type WorkPart } from '../../queue/part.ts';
import type { Deliver, VendorReport } from '../callback.ts';
import type { Outcome, Payload } from '../connector.ts';
import { outcomeOfReport } from '../webhook/answers.ts';
import { masked } from './masked.ts';
import { insideId } from './message-id.ts';
import { referenceOf } from './send.ts';
import { settle } from './settle.ts';
import { tellOf } from './tell.ts';

/** Nobody works in whose name it would be done. */
const nobody = 0;

export const deliver: Deliver = async (report, { database: { pool } }) => {
  const messageId = insideId(report.report.message_id);
  if (messageId === undefined) return 'unknown';
  const { rows } = await pool.query<{ path: string | null }>('select root_path() as path');
  const path = rows[0]?.path;
  const scope = path ? { path, userAccountId: nobody } : undefined;
  const about = { pool, requestId: `callback ${report.connectorId}`, session: undefined, scope };
  return commitPart(
    about,
    (part) => take(part, messageId, report),
    async () => {},
  );
};

async function take(
  part: WorkPart,
  messageId: string,
  { connectorId, vendorMessageId, report, body }: VendorReport,
): Promise<'taken' | 'repeated' | 'unknown'> {
  const { db } = part;
  const request = await db
    .selectFrom('provisioning_request')
    .innerJoin('account', 'account.account_id', 'provisioning_request.account_id')
    .selectAll('provisioning_request')
    .select('account.path')
    .where((where) =>
      where.or([
        where('message_id', '=', messageId),
        where('undo_message_id', '=', messageId),
        // It was made anew since.
        where('request_id', 'in', (said) =>
          said
            .selectFrom('provisioning_response')
            .select('provisioning_response.request_id')
            .where('provisioning_response.message_id', '=', messageId)
            .where('provisioning_response.connector_id', '=', connectorId),
        ),
      ]),
    )
    .where('connector_id', '=', connectorId)
    .forUpdate('provisioning_request')
    .executeTakeFirst();
  if (!request) return 'unknown';
  const known = referenceOf({ vendor_reference: request.vendor_reference, payload: request.payload as Payload });
  const outcome = outcomeOfReport(report, known ?? (request.action === 'Terminate' ? '' : undefined));
  // Of an earlier message only what the vendor calls the subscription still counts: it has to be undone there.
  const isCurrent = messageId === (request.undo_message_id ?? request.message_id);
  const next = isCurrent ? nextFor(request.state, request.accepted_utc, outcome) : undefined;
  const noted = await db
    .insertInto('provisioning_response')
    .values({
      ...{ request_id: request.request_id, connector_id: connectorId, message_id: messageId, direction: 'Callback' },
      ...{ attempt: request.attempts_count, outcome: next ? words[outcome.kind] : 'Ignored' },
      ...{ body: masked(body), vendor_message_id: vendorMessageId },
    })
    .onConflict((conflict) => conflict.columns(['connector_id', 'vendor_message_id']).doNothing())
    .returning('response_id')
    .executeTakeFirst();
  if (!noted) return 'repeated';
  if (!next) {
    if (outcome.kind === 'done' && messageId === request.message_id && !request.is_final)
      await db
        .updateTable('provisioning_request')
        .set({ vendor_reference: outcome.reference || null })
        .where('request_id', '=', request.request_id)
        .execute();
    return 'taken';
  }
  await settle(db, request, next, outcome);
  await tellOf(part, request, next);
  return 'taken';
}

const words = { done: 'Done', accepted: 'Accepted', refused: 'Refused', unavailable: 'Ignored' } as const;

/** undefined: what is said changes nothing any more, or cannot be understood. */
function nextFor(
  state: (typeof provisioningRequestMachine.states)[number],
  acceptedUtc: Date | null,
  outcome: Outcome,
): Next | undefined {
  const { complete, fail, wait } = provisioningRequestMachine.steps;
  const takes = {
    done: mayTake(complete, state),
    refused: mayTake(fail, state),
    // That he has it we know already.
    accepted: acceptedUtc === null && mayTake(wait, state),
    unavailable: false,
  };
  return takes[outcome.kind] ? nextOf(outcome, { tries: 1, polls: 0, chance: 0 }) : undefined;
}
