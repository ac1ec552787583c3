/** Who else may read a report: people of the branch who see as much of it as whoever sends it, with the rights that they have now. */
import { sql } from 'kysely';
import { readsReports } from '../../../manifests/entities/report.ts';
import { allOf } from '../../define/contract/capability.ts';
import type { CallContext } from '../../define/contract/handler.ts';
import { type Capabilities, meets } from '../../rules/access/capabilities.ts';
import type { Report } from './report.ts';

export interface Reader {
  readonly user_account_id: number;
  readonly display_name: string;
  readonly capabilities: Capabilities;
}

/** @param among these alone; absent: all. */
export async function readersOf(
  db: CallContext['db'],
  { needs }: Report,
  among?: readonly number[],
): Promise<readonly Reader[]> {
  const { rows } = await sql<Reader>`select * from report_readers(${among ? [...among] : null}::bigint[])`.execute(db);
  return rows.filter(({ capabilities }) => meets(capabilities, allOf(readsReports, needs)));
}
