/** A job as a worker has taken it. */
import type { TenantScope } from '../db/transaction.ts';
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
  /** Of its owner; the whole tree for the product's own work. Null when the owner may not work here any more. */
  readonly scope: string | null;
  readonly current_user_data: Omit<CurrentUserData, 'SessionId'> | null;
}

/** The product's own work sees the whole tree, in nobody's name; undefined for work of users, and before there is any account. */
export const productScope = ({
  user_account_id: owner,
  scope,
}: Pick<ClaimedJob, 'user_account_id' | 'scope'>): TenantScope | undefined =>
  owner === null && scope !== null ? { path: scope, userAccountId: nobody } : undefined;

/** No account has this id. */
export const nobody = 0;
