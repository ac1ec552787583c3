/** Puts the planned reports that are due on the queue, each in its planner's name and once for each of its times. */
import { sql } from 'kysely';
import { Type } from 'typebox';
import { job } from '../../define/contract/job.ts';

export default job('queue-reports', {
  everyMinutes: 5,
  payload: Type.Object({}),
  run: async (_payload, { db }) => {
    await sql`select queue_due_reports()`.execute(db);
  },
});
