/** A job as a worker has taken it. */
import type { CurrentUserData } from '../identity/session.ts';

export interface ClaimedJob {
  readonly job_id: number;
  readonly name: string;
  readonly payload: unknown;
  readonly attempts: number;
  readonly user_account_id: number | null;
  readonly language: string;
  readonly impersonator_account_id: number | null;
  readonly impersonator_name: string | null;
  /** Where the last step ended; null before the first. */
  readonly reached: unknown;
  readonly scope: string | null;
  readonly current_user_data: Omit<CurrentUserData, 'SessionId'> | null;
}
