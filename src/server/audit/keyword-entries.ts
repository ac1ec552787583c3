/** Entries of the audit log in which one of somebody's keywords stands: what the list would find for it, of the branch that he sees. */
import { type Kysely, sql } from 'kysely';
import type { Language } from '../../rules/limits.ts';
import { translate } from '../calls/texts.ts';
import { inScope } from '../db/in-scope.ts';
import { containing } from '../db/list-query.ts';
import type { Tables } from '../db/tables.ts';
import { eventNames } from './event-names.ts';

export interface Listening {
  readonly user: number;
  readonly keywords: readonly string[];
  readonly language: Language;
  /** Entries behind this one, up to the other, and none from before `since`. */
  readonly behind: number;
  readonly upTo: number;
  readonly since: Date | null;
}

/** Newest first, at most so many, and how many there are; nothing that he has done himself. The transaction sees his branch. */
export async function entriesWith(db: Kysely<Tables>, listening: Listening, most: number) {
  const { user, keywords, language, behind, upTo, since } = listening;
  const patterns = keywords.map((word) => containing(word.trim()));
  const words = keywords.map((word) => word.trim().toLowerCase());
  const events = eventNames.filter((event) => {
    const read = translate(language, event).toLowerCase();
    return words.some((word) => read.includes(word));
  });
  const found = db
    .selectFrom('audit_entry as entry')
    .innerJoin('account', 'account.account_id', 'entry.target_account_id')
    .where(inScope('account.path'))
    .where('entry.audit_entry_id', '>', behind)
    .where('entry.audit_entry_id', '<=', upTo)
    .where('entry.user_account_id', '<>', user)
    .$if(since !== null, (query) => query.where('entry.occurred_utc', '>=', since as Date))
    .where(
      sql<boolean>`(entry.target_name ilike any (${patterns}::text[]) or entry.details ilike any (${patterns}::text[])
        or entry.event = any (${events}::text[]))`,
    );
  const rows = await found
    .select(['entry.event', 'entry.target_name', 'entry.user_name', 'entry.occurred_utc'])
    .select(sql<number>`count(*) over ()::int`.as('total'))
    .orderBy('entry.audit_entry_id', 'desc')
    .limit(most)
    .execute();
  return { rows, total: rows[0]?.total ?? 0 };
}

/** The newest entry; 0 where there is none. Entries are committed in the order of their ids, so none comes in before it later. */
export async function newestEntry(db: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ newest: number }>`
    select coalesce(max(audit_entry_id), 0)::int8 as newest from audit_entry`.execute(db);
  return rows[0]?.newest ?? 0;
}
