/** One request to a vendor, as far as the session sees it, with its history. */
import { sql } from 'kysely';
import type GetRequestDetails from '../../../../manifests/operations/Provisioning/GetRequestDetails.ts';
import type { CallContext } from '../../../define/contract/handler.ts';
import type { DataOf, InputOf } from '../../../define/contract/operation.ts';
import { utc } from '../../accounts/row.ts';
import { Failure } from '../../calls/failure.ts';
import { readWords } from '../own-words.ts';
import { type RequestNames, type RequestRow, requestNames, requestOf, requestsWhere, seenBy } from './row.ts';

export const noRequest = (requestId: number): Failure => new Failure(404, 'noRequest', { requestId });

/** @throws 404 for one that is absent or out of sight. */
export async function findRequest(
  context: CallContext,
  { requestId }: InputOf<typeof GetRequestDetails>,
): Promise<DataOf<typeof GetRequestDetails>> {
  const seen = sql<boolean>`r.request_id = ${requestId} and ${seenBy(context, true)}`;
  const { rows } = await sql<RequestRow & RequestNames>`
    select page.*, ${requestNames(context)} from (${requestsWhere(seen)}) page`.execute(context.db);
  const [row] = rows;
  if (!row) throw noRequest(requestId);
  const history = await context.db
    .selectFrom('provisioning_response')
    .selectAll()
    .where('request_id', '=', requestId)
    .orderBy('response_id', 'desc')
    .limit(200)
    .execute();
  return {
    ...requestOf(context, row),
    ...(row.error_details !== null && { ErrorDetails: readWords(context, row.error_details) }),
    ResponseHistory: history.map((said) => ({
      ResponseId: said.response_id,
      AtUtc: utc(said.at_utc),
      Direction: said.direction,
      Outcome: said.outcome,
      Attempt: said.attempt,
      ...(said.status !== null && { StatusCode: said.status }),
      ...(said.duration_ms !== null && { DurationMs: said.duration_ms }),
      ...(said.body !== '' && { Answer: said.body }),
    })),
  };
}
