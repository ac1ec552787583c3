/** The audit log's rows for the list and for its export: one query, the session's scope does the rest. */

import { sql } from 'kysely';
import type GetAuditLog from '../../../manifests/operations/Account/GetAuditLog.ts';
import type { HandlerContext } from '../../define/contract/handler.ts';
import type { InputOf } from '../../define/contract/operation.ts';
import { instantOf } from '../../rules/format/instant.ts';
import { findAccount } from '../accounts/find.ts';
import { utc } from '../accounts/row.ts';
import { inScope } from '../db/in-scope.ts';
import { containing, orderColumn } from '../db/list-query.ts';
import { eventNames } from './event-names.ts';

type Question = Pick<InputOf<typeof GetAuditLog>, 'accountId' | 'mode' | 'from' | 'to' | 'options' | 'orderBy'>;

const order = {
  TimeUtc: 'audit_entry_id',
  Event: 'event',
  'Target.DisplayName': 'target_name',
  'User.DisplayName': 'user_name',
};

/** @throws 404 when the account is not visible. */
export async function auditLogPage(context: HandlerContext, question: Question, limit: number, offset = 0) {
  const entries = await visibleEntries(context, question);
  const sorting = question.orderBy ?? { Key: 'TimeUtc', Value: 'DESC' as const };
  const direction = sorting.Value === 'ASC' ? 'asc' : 'desc';
  const place = sql<unknown>`${sql.ref(`entry.${orderColumn(order, sorting.Key)}`)}`.as('place');
  // Policies check each entry of a long log: both the page and the count are taken from what one pass has found.
  const rows = await context.db
    .with(
      (found) => found('found').materialized(),
      () => entries.select(['entry.audit_entry_id', place]),
    )
    .selectFrom((page) =>
      page
        .selectFrom('found')
        .selectAll()
        .orderBy('place', direction)
        .orderBy('audit_entry_id', 'desc')
        .limit(limit)
        .offset(offset)
        .as('page'),
    )
    .innerJoin('audit_entry as entry', 'entry.audit_entry_id', 'page.audit_entry_id')
    .selectAll('entry')
    .select((row) => row.selectFrom('found').select(sql<number>`count(*)`.as('total')).as('total'))
    .orderBy('page.place', direction)
    .orderBy('page.audit_entry_id', 'desc')
    .execute();
  return {
    TotalCount: rows[0]?.total ?? (offset > 0 ? await countOf(entries) : 0),
    Items: rows.map((row) => ({
      AuditEntryId: row.audit_entry_id,
      Event: context.text(row.event),
      Target: { AccountId: row.target_account_id, DisplayName: row.target_name, AccountType: row.target_type },
      User: { AccountId: row.user_account_id, DisplayName: row.user_name, AccountType: row.user_type },
      ...(row.impersonator_account_id === null || row.impersonator_name === null
        ? {}
        : {
            Impersonator: {
              AccountId: row.impersonator_account_id,
              DisplayName: row.impersonator_name,
              AccountType: 'User',
            },
          }),
      TimeUtc: utc(row.occurred_utc),
      ...(row.details ? { Details: row.details } : {}),
    })),
  };
}

/** Behind the last page there is no row to carry the count. */
const countOf = async (entries: Awaited<ReturnType<typeof visibleEntries>>): Promise<number> =>
  (await entries.select((count) => count.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()).total;

async function visibleEntries(context: HandlerContext, { accountId, mode, from, to, options }: Question) {
  const { path } = await findAccount(context, accountId);
  // The target must lie in the caller's branch in both modes: a user may have worked elsewhere too.
  let targets = context.db.selectFrom('account').select('account_id').where(inScope('path'));
  if (mode !== 'user') targets = targets.where('path', '>=', path).where('path', '<', `${path}:`);
  let entries = context.db.selectFrom('audit_entry as entry').where('entry.target_account_id', 'in', targets);
  if (mode === 'user') entries = entries.where('entry.user_account_id', '=', accountId);
  if (from !== undefined) entries = entries.where('entry.occurred_utc', '>=', instantOf(from));
  if (to !== undefined) entries = entries.where('entry.occurred_utc', '<', instantOf(to));
  const wanted = options?.filter?.trim();
  if (wanted) {
    const pattern = containing(wanted);
    // Events are kept in English and read in the caller's language, so the filter looks at what is read.
    const events = eventNames.filter((event) => context.text(event).toLowerCase().includes(wanted.toLowerCase()));
    entries = entries.where((condition) =>
      condition.or([
        condition('entry.target_name', 'ilike', pattern),
        condition('entry.user_name', 'ilike', pattern),
        condition('entry.details', 'ilike', pattern),
        ...(events.length ? [condition('entry.event', 'in', events)] : []),
      ]),
    );
  }
  return entries;
}
