/** The queue of jobs: each with its owner, its progress and its outcome; workers take them through functions. */
import type { Generated } from 'kysely';
import type { TableRules } from '../table.ts';

export type JobState = 'Queued' | 'Running' | 'Completed' | 'Failed' | 'Cancelled';

export interface JobTable {
  job_id: Generated<number>;
  name: string;
  title: Generated<string>;
  payload: unknown;
  user_account_id: number | null;
  language: Generated<string>;
  /** Who acted in the owner's name. */
  impersonator_account_id: Generated<number | null>;
  impersonator_name: Generated<string | null>;
  state: Generated<JobState>;
  run_at: Generated<Date>;
  attempts: Generated<number>;
  worker: string | null;
  lease_until: Date | null;
  done: Generated<number>;
  total: number | null;
  /** Where the last step ended. */
  reached: unknown;
  error: string | null;
  created_utc: Generated<Date>;
  started_utc: Date | null;
  finished_utc: Date | null;
}

declare module '../tables.ts' {
  interface Tables {
    job: JobTable;
  }
}

export default {
  name: 'job',
  subject: { name: 'Job', id: 'job_id', account: 'user_account_id' },
  grant:
    'select, insert (name, title, payload, user_account_id, language, run_at, impersonator_account_id, impersonator_name), update (state, worker, lease_until, finished_utc), delete',
  visible: 'user_account_id = (select scope_user())',
} satisfies TableRules;
