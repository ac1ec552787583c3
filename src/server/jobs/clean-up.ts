/** Deletes what has had its time: files of jobs, old jobs, kept answers, uploads that nothing refers to, counted events. */
import { sql } from 'kysely';
import { Type } from 'typebox';
import { job } from '../../define/contract/job.ts';
import { limits } from '../../rules/limits.ts';

const interval = (milliseconds: number) => `${milliseconds / 1000} seconds`;

export default job('clean-up', {
  everyMinutes: 60,
  payload: Type.Object({}),
  run: async (_payload, { db }) => {
    const { repeatLife, uploadOrphanLife, jobLife, analyticsLife } = limits;
    await sql`select clean_up(${interval(repeatLife)}, ${interval(uploadOrphanLife)}, ${interval(jobLife)}, ${interval(analyticsLife)})`.execute(
      db,
    );
  },
});
