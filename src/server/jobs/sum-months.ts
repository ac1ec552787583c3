/** Sums the months of sellers that have changed, each in a step of its own; until then reports read their lines. */
import { sql } from 'kysely';
import { Type } from 'typebox';
import { job } from '../../define/contract/job.ts';

export default job('sum-months', {
  everyMinutes: 5,
  payload: Type.Object({}),
  run: async (_payload, { step }) => {
    for (let more = true; more; )
      await step(async ({ db }) => {
        const { rows } = await sql<{ more: boolean }>`select sum_next_month() as more`.execute(db);
        more = rows[0]?.more === true;
      });
  },
});
