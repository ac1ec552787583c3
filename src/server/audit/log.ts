/** The audit log's rows for the list and for its export: one query, the session's scope does the rest. */

import { type Selectable, sql } from 'kysely';
import type GetAuditLog from '../../../manifests/operations/Account/GetAuditLog.ts';
import type { CallContext } from '../../define/contract/handler.ts';
import type { InputOf } from '../../define/contract/operation.ts';
import { instantOf } from '../../rules/format/instant.ts';
import type { ListInput } from '../../rules/list-call.ts';
import { findAccount } from '../accounts/find.ts';
import { utc } from '../accounts/row.ts';
import { inScope } from '../db/in-scope.ts';
import { codesByName, containing, pageOf, wordsOf } from '../db/list-query.ts';
import type { AuditEntryTable } from '../db/tables/audit_entry.ts';
import { eventNames } from './event-names.ts';

type Row = Selectable<AuditEntryTable>;

type Question = Pick<
  InputOf<typeof GetAuditLog>,
  'accountId' | 'mode' | 'from' | 'to' | 'event' | 'user' | 'target' | 'options' | 'orderBy'
> &
  Pick<ListInput, 'limit'>;

/** @throws 404 when the account is not visible. */
export async function auditLogPage(context: CallContext, question: Question) {
  const entries = (await visibleEntries(context, question)).select([
    'entry.audit_entry_id',
    'entry.event',
    'entry.target_name',
    'entry.user_name',
  ]);
  const { rows: page, total } = await pageOf(context.db, entries, {
    order: {
      TimeUtc: 'audit_entry_id',
      Event: 'event',
      'Target.DisplayName': 'target_name',
      'User.DisplayName': 'user_name',
    },
    texts: { language: context.language, columns: ['target_name', 'user_name'] },
    codes: { event: () => eventsByName(context) },
    standard: { audit_entry_id: 'desc' },
    input: question,
  });
  const ids = page.map(({ audit_entry_id }) => audit_entry_id);
  const found = await context.db
    .selectFrom('audit_entry')
    .selectAll()
    .where(sql<boolean>`audit_entry_id = any (${ids}::bigint[])`)
    .execute();
  const whole = new Map(found.map((row) => [row.audit_entry_id, row]));
  const rows = ids.flatMap((id) => whole.get(id) ?? []);
  return {
    TotalCount: total,
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
      ...detailsOf(context, row),
    })),
  };
}

function detailsOf(context: CallContext, { details, sentences }: Pick<Row, 'details' | 'sentences'>) {
  const Details = sentences ? context.layouts.inWords(sentences, context) : details;
  return Details ? { Details } : {};
}

/** Of each of the last days, today the last of them, also of those without any. @throws 404 when the account is not visible. */
export async function auditEntriesByDay(
  context: CallContext,
  question: Pick<Question, 'accountId' | 'mode'>,
  days: number,
) {
  const today = Date.now() - (Date.now() % dayLength);
  const all = Array.from({ length: days }, (_, index) => dayOf(today - (days - 1 - index) * dayLength));
  const entries = await visibleEntries(context, { ...question, from: `${all[0]}T00:00:00Z` });
  const day = sql<string>`to_char(entry.occurred_utc at time zone 'UTC', 'YYYY-MM-DD')`;
  const rows = await entries
    .select(day.as('day'))
    .select((count) => count.fn.countAll<number>().as('total'))
    .groupBy(day)
    .execute();
  const known = new Map(rows.map((row) => [row.day, row.total]));
  return all.map((Day) => ({ Day, Entries: known.get(Day) ?? 0 }));
}

const dayLength = 24 * 60 * 60 * 1000;
const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** Events are kept in English and read in the caller's language, so filters look at what is read. */
function eventsRead(context: CallContext, text: string): readonly string[] {
  const wanted = text.trim().toLowerCase();
  const found = eventNames.filter((event) => context.text(event).toLowerCase().includes(wanted));
  // None is no event, and an empty list no condition that the database takes.
  return found.length > 0 ? found : [''];
}

/** Events are kept in English and ordered as they are read. */
const eventsByName = (context: CallContext): readonly string[] =>
  codesByName(
    eventNames.map((event) => ({ Value: event, DisplayName: context.text(event) })),
    context.language,
  );

async function visibleEntries(
  context: CallContext,
  { accountId, mode, from, to, event, user, target, ...input }: Question,
) {
  const { path } = await findAccount(context, accountId);
  // The target must lie in the caller's branch in both modes: a user may have worked elsewhere too.
  let targets = context.db.selectFrom('account').select('account_id').where(inScope('path'));
  if (mode !== 'user') targets = targets.where('path', '>=', path).where('path', '<', `${path}:`);
  let entries = context.db.selectFrom('audit_entry as entry').where('entry.target_account_id', 'in', targets);
  if (mode === 'user') entries = entries.where('entry.user_account_id', '=', accountId);
  if (from !== undefined) entries = entries.where('entry.occurred_utc', '>=', instantOf(from));
  if (to !== undefined) entries = entries.where('entry.occurred_utc', '<', instantOf(to));
  if (event?.trim()) entries = entries.where('entry.event', 'in', eventsRead(context, event));
  if (user?.trim()) entries = entries.where('entry.user_name', 'ilike', containing(user.trim()));
  if (target?.trim()) entries = entries.where('entry.target_name', 'ilike', containing(target.trim()));
  const wanted = wordsOf(input);
  if (wanted) {
    const pattern = containing(wanted);
    const events = eventsRead(context, wanted);
    entries = entries.where((condition) =>
      condition.or([
        condition('entry.target_name', 'ilike', pattern),
        condition('entry.user_name', 'ilike', pattern),
        condition('entry.details', 'ilike', pattern),
        condition('entry.event', 'in', events),
      ]),
    );
  }
  return entries;
}
