/** Requests to vendors as lists show them: those that need attention first. */
import { type RawBuilder, sql } from 'kysely';
import type { RequestCounts } from '../../../../manifests/entities/ProvisioningRequest.ts';
import type GetRequests from '../../../../manifests/operations/Provisioning/GetRequests.ts';
import type { CallContext } from '../../../define/contract/handler.ts';
import type { DataOf, InputOf } from '../../../define/contract/operation.ts';
import type { Static } from '../../../define/contract/schema.ts';
import { provisioningRequestMachine } from '../../../rules/machines/provisioning-request.ts';
import { findAccount } from '../../accounts/find.ts';
import { containing, pageOf, wordsOf } from '../../db/list-query.ts';
import { type RequestRow, requestNames, requestOf, requestsWhere, seenBy } from './row.ts';

/** @throws 404 for an account that is absent or out of sight. */
export async function requestsPage(
  context: CallContext,
  input: InputOf<typeof GetRequests>,
): Promise<DataOf<typeof GetRequests>> {
  const { accountId, states = [], actions = [], from = null, to = null, isCounted = false } = input;
  const within = accountId === undefined ? null : (await findAccount(context, accountId)).path;
  const wanted = sql<boolean>`${seenBy(context, accountId !== undefined)}
    and (${within}::text is null or exists (select from account a where a.account_id = r.account_id and a.path ^@ ${within}::text))
    and (${actions.length === 0} or r.action = any (${[...actions]}::text[]))
    and r.created_utc >= coalesce(${from}::timestamptz, '-infinity') and r.created_utc < coalesce(${to}::timestamptz, 'infinity')
    and ${found(context, input)}`;
  const inState = (of: string) =>
    sql<boolean>`(${states.length === 0} or ${sql.ref(of)} = any (${[...states]}::text[]))`;
  const { rows, total, beside } = await pageOf(
    context.db,
    isCounted
      ? sql<RequestRow>`select * from wanted where ${inState('wanted.state')}`
      : requestsWhere(sql<boolean>`${wanted} and ${inState('r.state')}`),
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
      ...(isCounted && { given: { name: 'wanted', query: requestsWhere(wanted), beside: countsOf('wanted') } }),
    },
  );
  return {
    Items: rows.map((row) => requestOf(context, row)),
    TotalCount: total,
    ...(beside && { StateCounts: { ...none, ...beside } }),
  };
}

type Counts = Static<typeof RequestCounts>;
const none = Object.fromEntries(provisioningRequestMachine.states.map((state) => [state, 0])) as unknown as Counts;

const countsOf = (name: string) =>
  sql<Partial<Counts>>`(select coalesce(json_object_agg(each.state, each.count), '{}') from (
    select state, count(*)::integer as count from ${sql.ref(name)} group by state) each)`;

/** By its number, what the vendor calls it, and the names that its parties have. */
function found({ language }: CallContext, input: InputOf<typeof GetRequests>): RawBuilder<boolean> {
  const words = wordsOf(input);
  if (words === undefined) return sql<boolean>`true`;
  const like = containing(words);
  return sql<boolean>`(r.request_id::text ilike ${like} or r.vendor_reference ilike ${like} or exists (
    select from request_names(r.request_id, ${language}) n
    where n.service_name ilike ${like} or n.company_name ilike ${like} or n.account_name ilike ${like} or 'O-' || n.order_id ilike ${like}))`;
}
