/** Suspending what runs, letting it run again, and ending the protection of its prices. */
import { sql } from 'kysely';
import type { ErrorCode } from '../../define/contract/errors.ts';
import type { CallContext } from '../../define/contract/handler.ts';
import { Failure, noAccount } from '../calls/failure.ts';

type Outcome<Why extends string> = 'done' | 'absent' | Why;

/**
 * @param already the error where it is in that state.
 * @returns whether it is under way; else somebody above has suspended it.
 * @throws 404 out of sight, 409 where it is in that state or is being changed.
 */
export async function turnSubscription(
  { db }: CallContext,
  accountId: number,
  wanted: 'Suspend' | 'Resume',
  already: ErrorCode,
): Promise<boolean> {
  const { rows } = await sql<{ outcome: Outcome<'notRunning' | 'changesAlready' | 'already' | 'above'> }>`
    select turn_subscription(${accountId}, ${wanted}) as outcome`.execute(db);
  const outcome = rows[0]?.outcome ?? 'absent';
  if (outcome === 'absent') throw noAccount(accountId);
  if (outcome === 'notRunning') throw new Failure(409, 'notRunning');
  if (outcome === 'changesAlready') throw new Failure(409, 'changesAlready');
  if (outcome === 'already') throw new Failure(409, already);
  return outcome === 'done';
}

/** @throws 404 out of sight, 409 where it does not run or nothing of it is protected. */
export async function endProtection({ db }: CallContext, accountId: number): Promise<void> {
  const { rows } = await sql<{ outcome: Outcome<'notRunning' | 'notProtected'> }>`
    select end_price_protection(${accountId}) as outcome`.execute(db);
  const outcome = rows[0]?.outcome ?? 'absent';
  if (outcome === 'absent') throw noAccount(accountId);
  if (outcome === 'notRunning') throw new Failure(409, 'notRunning');
  if (outcome === 'notProtected') throw new Failure(409, 'notProtected');
}
