/** What people do with requests to vendors: one, or several of which each has a result of its own. */
import { sql } from 'kysely';
import type RetryRequest from '../../../../manifests/operations/Provisioning/RetryRequest.ts';
import { can } from '../../../define/contract/capability.ts';
import type { ErrorCode } from '../../../define/contract/errors.ts';
import type { CallContext } from '../../../define/contract/handler.ts';
import type { DataOf, InputOf } from '../../../define/contract/operation.ts';
import { meets } from '../../../rules/access/capabilities.ts';
import { Failure } from '../../calls/failure.ts';
import { noRequest } from './find.ts';
import { actsOnAll, type RequestRow } from './row.ts';

type Wanted = 'Retry' | 'Resubmit' | 'Escalate' | 'Complete' | 'Cancel';

interface Said extends InputOf<typeof RetryRequest> {
  /** As the vendor calls the subscription. */
  readonly subscriptionId?: string;
  readonly note?: string;
}

/** Why the database does nothing beside that a request has come to its end, and the error of each. */
type Reason = 'goesOn' | 'notFailed' | 'undoneAlready' | 'asksVendor' | 'afterOthers' | 'noReference';
type Refusals = Readonly<Partial<Record<Reason, ErrorCode>>>;

interface Outcome {
  readonly outcome: 'done' | 'absent' | 'final' | Reason;
  readonly state: RequestRow['state'] | null;
}

/** @throws 404 where the caller sees none of them, 409 where the only one is refused. */
export async function actOnRequests(
  context: CallContext,
  wanted: Wanted,
  { requestId, requestList = [], ...said }: Said,
  refusals: Refusals,
): Promise<DataOf<typeof RetryRequest>> {
  // In one order, so that no two wait for each other.
  const ids = [...new Set([...(requestId === undefined ? [] : [requestId]), ...requestList])].sort((a, b) => a - b);
  const named = requestId ?? requestList[0];
  if (named === undefined) throw new Failure(400, 'whichRequests');
  const results: { readonly id: number; readonly outcome: Outcome }[] = [];
  for (const id of ids) results.push({ id, outcome: await act(context, wanted, id, said) });
  if (results.every(({ outcome }) => outcome.outcome === 'absent')) throw noRequest(named);
  const failures = results.map(({ id, outcome }) => ({ id, outcome, failure: failureOf(id, outcome, refusals) }));
  const [only] = failures;
  if (failures.length === 1 && only?.failure) throw only.failure;
  context.audit({ details: failures.flatMap(({ id, failure }) => (failure ? [] : [`${id}`])).join(', ') });
  return failures.map(({ id, outcome: { state }, failure }) => ({
    RequestId: id,
    IsDone: failure === undefined,
    ...(state !== null && { State: state }),
    ...(failure && { Problem: context.text(failure.text, failure.parameters) }),
  }));
}

async function act(
  context: CallContext,
  wanted: Wanted,
  id: number,
  { subscriptionId = '', note = '' }: Pick<Said, 'subscriptionId' | 'note'>,
): Promise<Outcome> {
  const onAll =
    wanted === 'Escalate'
      ? meets(context.session.user.Capability, can('FAILED_PROVISIONING', 'Read'))
      : actsOnAll(context);
  const { rows } = await sql<Outcome>`
    select outcome, state from act_on_request(${id}, ${wanted}, ${onAll}, ${subscriptionId.trim()}, ${note.trim()})`.execute(
    context.db,
  );
  return rows[0] ?? { outcome: 'absent', state: null };
}

const failureOf = (id: number, { outcome }: Outcome, refusals: Refusals): Failure | undefined => {
  if (outcome === 'done') return undefined;
  if (outcome === 'absent') return noRequest(id);
  return new Failure(409, (outcome !== 'final' && refusals[outcome]) || 'requestFinal', { requestId: id });
};
