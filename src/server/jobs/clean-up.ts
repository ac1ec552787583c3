/** Deletes what has had its time: files of jobs, old jobs, kept answers, uploads that nothing refers to, counted events, old mails, ended sessions, what stood in files that were imported. */
import { sql } from 'kysely';
import { Type } from 'typebox';
import { job } from '../../define/contract/job.ts';
import { limits } from '../../rules/limits.ts';

const interval = (milliseconds: number) => `${milliseconds / 1000} seconds`;
/** Of sessions and invitations so many in one step: nobody waits long for their rows. */
const sweptAtOnce = 1000;

export default job('clean-up', {
  everyMinutes: 60,
  payload: Type.Object({}),
  run: async (_payload, { step }) => {
    const { repeatLife, uploadOrphanLife, jobLife, analyticsLife, endedLife } = limits;
    await step(async ({ db }) => {
      await sql`select clean_up(${interval(repeatLife)}, ${interval(uploadOrphanLife)}, ${interval(jobLife)}, ${interval(analyticsLife)}), sweep_sign_in()`.execute(
        db,
      );
    });
    await step(async ({ db }) => {
      await sql`select forget_import_rows(${interval(limits.importRowsLife)})`.execute(db);
    });
    for (let more = true; more; ) {
      await step(async ({ db }) => {
        const { rows } = await sql<{ more: boolean }>`
          select sweep_ended(${interval(endedLife)}, ${sweptAtOnce}) as more`.execute(db);
        more = rows[0]?.more === true;
      });
    }
  },
});
