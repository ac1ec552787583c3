/** Tells people of entries of the audit log with their keywords, all of an hour in one mail (NOTIFICATIONS_USER_WITH_KEYWORDS). */
import { sql } from 'kysely';
import { Type } from 'typebox';
import { type JobContext, job } from '../../define/contract/job.ts';
import { languageOf } from '../../rules/text/language.ts';
import { entriesWith, newestEntry } from '../audit/keyword-entries.ts';
import { enqueueMail } from '../mail/enqueue.ts';
import { keywordsFoundMail } from '../mail/templates/notifications.ts';

interface Listener {
  readonly user_account_id: number;
  readonly display_name: string;
  readonly scope: string;
  readonly keywords: readonly string[];
  readonly language: string;
  readonly from_entry: number;
  readonly since: Date | null;
}

/** A mail lists so many. */
const most = 20;

export default job('keyword-notifications', {
  everyMinutes: 60,
  payload: Type.Object({}),
  run: async (_payload, context) => {
    let upTo = 0;
    await context.step(async ({ db }) => {
      upTo = await newestEntry(db);
      // Whoever has no keywords any more begins anew with his next ones.
      await sql`delete from keyword_notice k where not exists (
        select from notification_preference p where p.account_id = k.user_account_id and cardinality(p.keywords) > 0)`.execute(
        db,
      );
    });
    for (let behind: number | undefined = 0; behind !== undefined; ) behind = await tellNext(context, behind, upTo);
  },
});

/** What he was told, and how far, become true together. @returns who it was; undefined: there is nobody left. */
async function tellNext({ step, secrets, brand }: JobContext, behind: number, upTo: number) {
  let next: Listener | undefined;
  await step(async ({ db, as }) => {
    const { rows } = await sql<Listener>`select * from next_listener(${behind})`.execute(db);
    next = rows[0];
    if (!next || next.from_entry >= upTo) return;
    const { user_account_id: user, display_name: name, scope, keywords, from_entry, since } = next;
    // From here on the step sees what he sees.
    await as({ accountId: user, name, type: 'User' }, scope);
    const language = languageOf(next.language) ?? 'en';
    const { rows: entries, total } = await entriesWith(
      db,
      { user, keywords, language, behind: from_entry, upTo, since },
      most,
    );
    if (entries.length > 0) {
      const found = entries.map(({ event, target_name, user_name, occurred_utc }) => ({
        event,
        target: target_name,
        user: user_name,
        at: occurred_utc.toISOString().slice(0, 16).replace('T', ' '),
      }));
      await enqueueMail({ db, secrets, brand }, user, keywordsFoundMail(user, keywords, found, total));
    }
    await db
      .insertInto('keyword_notice')
      .values({ user_account_id: user, audit_entry_id: upTo })
      .onConflict((known) => known.column('user_account_id').doUpdateSet({ audit_entry_id: upTo }))
      .execute();
  });
  return next?.user_account_id;
}
