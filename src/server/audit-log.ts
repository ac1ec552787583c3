/** The audit log's rows for the list and for its export: one query, the session's scope does the rest. */
import { type Kysely, sql } from 'kysely';
import type GetAuditLog from '../../manifests/operations/Account/GetAuditLog.ts';
import type { HandlerContext } from '../define/handler.ts';
import type { InputOf } from '../define/operation.ts';
import { utc } from './account-row.ts';
import type { Tables } from './db/tables.ts';
import { noAccount } from './failure.ts';
import { inScope } from './in-scope.ts';
import { containing, orderColumn } from './order.ts';
import { writtenEvents } from './written-events.ts';

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
  const [rows, counted] = await Promise.all([
    entries
      .selectAll('entry')
      .orderBy(sql.ref(`entry.${orderColumn(order, sorting.Key)}`), sorting.Value === 'ASC' ? 'asc' : 'desc')
      .orderBy('entry.audit_entry_id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute(),
    entries.select((count) => count.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return {
    TotalCount: counted.total,
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

async function visibleEntries(context: HandlerContext, { accountId, mode, from, to, options }: Question) {
  const path = await pathOf(context.db, accountId);
  // The target must lie in the caller's branch in both modes: a user may have worked elsewhere too.
  let entries = context.db
    .selectFrom('audit_entry as entry')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('account as target')
          .select('target.account_id')
          .whereRef('target.account_id', '=', 'entry.target_account_id')
          .where(inScope('target.path')),
      ),
    );
  entries =
    mode === 'user'
      ? entries.where('entry.user_account_id', '=', accountId)
      : entries.where('entry.target_account_id', 'in', (below) =>
          below.selectFrom('account').select('account_id').where('path', '>=', path).where('path', '<', `${path}:`),
        );
  if (from !== undefined) entries = entries.where('entry.occurred_utc', '>=', new Date(from));
  if (to !== undefined) entries = entries.where('entry.occurred_utc', '<', new Date(to));
  const wanted = options?.filter?.trim();
  if (wanted) {
    const pattern = containing(wanted);
    // Events are kept in English and read in the caller's language, so the filter looks at what is read.
    const events = writtenEvents.filter((event) => context.text(event).toLowerCase().includes(wanted.toLowerCase()));
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

async function pathOf(db: Kysely<Tables>, accountId: number): Promise<string> {
  const account = await db
    .selectFrom('account')
    .select('path')
    .where('account_id', '=', accountId)
    .where(inScope('path'))
    .executeTakeFirst();
  if (!account) throw noAccount(accountId);
  return account.path;
}
