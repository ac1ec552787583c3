/** Counts how many run each service, so that lists show first what is taken most. */
import { sql } from 'kysely';
import { Type } from 'typebox';
import { job } from '../../define/contract/job.ts';

export default job('rank-services', {
  everyMinutes: 60,
  payload: Type.Object({}),
  run: async (_payload, { step }) => {
    await step(async ({ db }) => {
      await sql`select rank_services()`.execute(db);
    });
  },
});
