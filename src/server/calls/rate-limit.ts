/** How often a call may be made: counted in the database, so that all server processes count as one. */
import type { FastifyRequest } from 'fastify';
import type pg from 'pg';
import type { AnyOperation } from '../../define/contract/operation.ts';
import { networkOf } from '../identity/address-lists.ts';
import { Failure } from './failure.ts';

/** Calls a function of the database in a transaction of its own. @returns its first row. */
export async function inOwnTransaction(pool: pg.Pool, name: string, values: readonly unknown[]): Promise<unknown[]> {
  const places = values.map((_value, index) => `$${index + 1}`).join(',');
  const query = { name: `apart ${name}`, text: `select * from ${name}(${places})`, values: [...values] };
  const { rows } = await pool.query<unknown[]>({ ...query, rowMode: 'array' });
  return rows[0] ?? [];
}

/** Counts the call. @returns the refusal when there were too many. */
export async function countCall(
  pool: pg.Pool,
  { operation, limit }: AnyOperation,
  request: FastifyRequest,
): Promise<Failure | undefined> {
  if (!limit) return undefined;
  const who = limit.by === 'user' ? request.session?.user.UserAccountId : undefined;
  const subject = `${operation}:${who ?? networkOf(request.ip)}`;
  const [tries, until] = await inOwnTransaction(pool, 'count_attempt', [subject, limit.calls, limit.minutes * 60]);
  if ((tries as number) <= limit.calls) return undefined;
  return tooManyTries(until as Date | null);
}

export const tooManyTries = (until: Date | null): Failure =>
  new Failure(429, 'tooManyTries', {
    minutes: Math.max(1, Math.ceil(((until?.getTime() ?? 0) - Date.now()) / 60_000)),
  });
