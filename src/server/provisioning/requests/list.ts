/** Requests to vendors as lists show them: those that need attention first. */
import { type RawBuilder, sql } from 'kysely';
import type GetRequests from '../../../../manifests/operations/Provisioning/GetRequests.ts';
import type { CallContext } from '../../../define/contract/handler.ts';
import type { DataOf, InputOf } from '../../../define/contract/operation.ts';
import { findAccount } from '../../accounts/find.ts';
import { containing, pageOf, wordsOf } from '../../db/list-query.ts';
import { requestNames, requestOf, requestsWhere, seenBy } from './row.ts';

/** @throws 404 for an account that is absent or out of sight. */
export async function requestsPage(
  context: CallContext,
  input: InputOf<typeof GetRequests>,
): Promise<DataOf<typeof GetRequests>> {
  const { accountId, states = [], actions = [], from = null, to = null } = input;
  const within = accountId === undefined ? null : (await findAccount(context, accountId)).path;
  const wanted = sql<boolean>`${seenBy(context, accountId !== undefined)}
    and (${within}::text is null or exists (select from account a where a.account_id = r.account_id and a.path ^@ ${within}::text))
    and (${states.length === 0} or r.state = any (${[...states]}::text[])) and (${actions.length === 0} or r.action = any (${[...actions]}::text[]))
    and r.created_utc >= coalesce(${from}::timestamptz, '-infinity') and r.created_utc < coalesce(${to}::timestamptz, 'infinity')`;
  const { rows, total } = await pageOf(
    context.db,
    requestsWhere(sql<boolean>`${wanted} and ${found(context, input)}`),
    {
      order: {
        RequestId: 'request_id',
        State: 'attention',
        LastSentUtc: 'last_sent_utc',
        CreatedUtc: 'created_utc',
        Attempts: 'attempts_count',
      },
      standard: { attention: 'asc', request_id: 'desc' },
      input,
      more: requestNames(context),
    },
  );
  return { Items: rows.map((row) => requestOf(context, row)), TotalCount: total };
}

/** By its number, what the vendor calls it, and the names that its parties have. */
function found({ language }: CallContext, input: InputOf<typeof GetRequests>): RawBuilder<boolean> {
  const words = wordsOf(input);
  if (words === undefined) return sql<boolean>`true`;
  const like = containing(words);
  return sql<boolean>`(r.request_id::text ilike ${like} or r.vendor_reference ilike ${like} or exists (
    select from request_names(r.request_id, ${language}) n
    where n.service_name ilike ${like} or n.company_name ilike ${like} or n.account_name ilike ${like} or 'O-' || n.order_id ilike ${like}))`;
}
