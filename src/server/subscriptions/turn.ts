/** Suspending what runs, letting it run again, and ending the protection of its prices. */
import { sql } from 'kysely';
import type { CallContext } from '../../define/contract/handler.ts';
import { Failure, noAccount } from '../calls/failure.ts';

type Outcome<Why extends string> = 'done' | 'absent' | Why;

/** What keeps a subscription from being changed, whatever somebody wants of it. */
const hindered = { notRunning: 'notRunning', orderWaits: 'orderWaits', changesAlready: 'changesAlready' } as const;

const turned = {
  ...hindered,
  suspendedAlready: 'suspendedAlready',
  runsAlready: 'runsAlready',
} as const;

/** @throws 404 out of sight, 403 where somebody above has suspended it, 409 where it is not in that state or is being changed. */
export async function turnSubscription(
  { db }: CallContext,
  accountId: number,
  wanted: 'Suspend' | 'Resume',
): Promise<void> {
  const { rows } = await sql<{ outcome: Outcome<keyof typeof turned | 'suspendedAbove'> }>`
    select turn_subscription(${accountId}, ${wanted}) as outcome`.execute(db);
  const outcome = rows[0]?.outcome ?? 'absent';
  if (outcome === 'done') return;
  if (outcome === 'absent') throw noAccount(accountId);
  if (outcome === 'suspendedAbove') throw new Failure(403, 'suspendedAbove');
  throw new Failure(409, turned[outcome]);
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
