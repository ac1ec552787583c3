/** How often a call may be made: counted in the database, so that all server processes count as one. */
import type { FastifyRequest } from 'fastify';
import type pg from 'pg';
import type { AnyOperation, CallLimit } from '../../define/contract/operation.ts';
import { type Failure, tooManyTries } from '../calls/failure.ts';
import { inOwnTransaction } from '../db/own-transaction.ts';
import { networkOf } from '../identity/address-lists.ts';

/** Counts the call. @returns the refusal when there were too many. */
export async function countCall(
  pool: pg.Pool,
  { operation, limit }: AnyOperation,
  request: FastifyRequest,
): Promise<Failure | undefined> {
  if (!limit) return undefined;
  const who = limit.by === 'user' ? request.session?.user.UserAccountId : undefined;
  const subject = `${operation}:${who ?? networkOf(request.ip)}`;
  return countTry(pool, subject, limit);
}

/** Counts one more of whatever `subject` names. @returns the refusal when there were too many. */
export async function countTry(
  pool: pg.Pool,
  subject: string,
  { calls, minutes }: Pick<CallLimit, 'calls' | 'minutes'>,
): Promise<Failure | undefined> {
  const [tries, until] = await inOwnTransaction(pool, 'count_attempt', [subject, calls, minutes * 60]);
  return (tries as number) <= calls ? undefined : tooManyTries(until as Date | null);
}
