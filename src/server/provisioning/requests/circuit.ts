/** How a connector does, by what its requests meet: left alone for a while after failures in a row, and until it is mended after a mistake. */
import { type Kysely, sql } from 'kysely';
import { secondsOfPause } from '../../../rules/machines/provisioning-schedule.ts';
import type { Tables } from '../../db/tables.ts';
import type { Hindrance } from '../connector.ts';
import { type Health, healthWith } from '../health.ts';

/** @param problem undefined: it has answered. @returns how it is. */
export async function noteHealth(
  db: Kysely<Tables>,
  connectorId: number,
  problem: Hindrance | undefined,
): Promise<Health['health']> {
  const { health } = problem === 'Busy' ? { health: 'Down' as const } : healthWith(problem);
  if (problem === undefined) {
    await db
      .updateTable('connector')
      .set({ health, problem: null, checked_utc: sql<Date>`now()`, failures_count: 0, paused_until_utc: null })
      .where('connector_id', '=', connectorId)
      .where((where) => where.or([where('health', '<>', 'Up'), where('failures_count', '>', 0)]))
      .execute();
    return health;
  }
  const { failures_count: failures } = await db
    .updateTable('connector')
    .set({ failures_count: sql`failures_count + 1` })
    .where('connector_id', '=', connectorId)
    .returning('failures_count')
    .executeTakeFirstOrThrow();
  const seconds = secondsOfPause(failures);
  if (seconds === undefined && health === 'Down') return health;
  await db
    .updateTable('connector')
    .set({ health, problem, checked_utc: sql<Date>`now()` })
    .set({ paused_until_utc: seconds === undefined ? null : sql<Date>`now() + make_interval(secs => ${seconds})` })
    .where('connector_id', '=', connectorId)
    .execute();
  return health;
}
