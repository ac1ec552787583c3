/** Reminds people of terms that end, as their notification preferences say: each once for each term, all of a day in one mail (CONST-04 to CONST-07). */
import { sql } from 'kysely';
import { Type } from 'typebox';
import { type JobContext, job } from '../../define/contract/job.ts';
import { startReminders } from '../../rules/limits.ts';
import { enqueueMail } from '../mail/enqueue.ts';
import { type EndingTerm, termsEndMail } from '../mail/templates/notifications.ts';

interface Told {
  readonly user_account_id: number;
  readonly account_id: number;
  readonly display_name: string;
  readonly term_end_date: string;
  readonly renewal_mode: string;
}

const standard = JSON.stringify(startReminders);

export default job('commitment-reminders', {
  dailyAt: '06:00',
  payload: Type.Object({}),
  run: async (_payload, context) => {
    const { rows } = await sql<{ company_account_id: number }>`
      select company_account_id from companies_to_remind(${standard}::jsonb)`.execute(context.db);
    // A company that was looked after has nobody left who was not told: whoever takes the job over finds nothing there.
    for (const [done, { company_account_id }] of rows.entries()) {
      await remind(context, company_account_id);
      await context.progress(done + 1, rows.length);
    }
  },
});

/** Who was told and his mail become true together. */
const remind = ({ step, secrets, brand }: JobContext, company: number): Promise<void> =>
  step(async ({ db }) => {
    const { rows } = await sql<Told>`
      select user_account_id, account_id, display_name, term_end_date::text, renewal_mode
      from remind_company(${company}, ${standard}::jsonb)`.execute(db);
    for (const user of new Set(rows.map(({ user_account_id }) => user_account_id))) {
      const terms = rows.filter(({ user_account_id }) => user_account_id === user);
      await enqueueMail({ db, secrets, brand }, user, termsEndMail(terms.map(termOf)));
    }
  });

const termOf = ({ account_id, display_name, term_end_date, renewal_mode }: Told): EndingTerm => ({
  accountId: account_id,
  name: display_name,
  ends: term_end_date,
  isRenewed: renewal_mode === 'Renew',
});
