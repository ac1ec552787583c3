/** One effect for a call that is sent twice: its answer is kept under the key that the caller gave it. */
import { createHash } from 'node:crypto';
import type { CallContext } from '../../define/contract/handler.ts';
import { Failure } from './failure.ts';

interface Call {
  readonly operation: string;
  readonly input: unknown;
}

/**
 * Runs the call, or answers what it answered the first time. A second call that comes meanwhile waits for the first.
 * @throws 409 when the key came with another operation or another input before.
 */
export async function runIdempotently<Data>(
  context: CallContext,
  { operation, input }: Call,
  run: () => Promise<Data>,
): Promise<Data> {
  const { db, session, caller, secrets } = context;
  if (caller.idempotencyKey === undefined) return run();
  const key = shortKey(caller.idempotencyKey);
  // Who works in somebody's name has keys of his own.
  const { UserAccountId, ImpersonatorAccountId: impersonator = null } = session.user;
  const hash = secrets.hash('repeated call', canonical(input));
  const first = await db
    .insertInto('answered_call')
    .values({
      ...{ user_account_id: UserAccountId, impersonator_account_id: impersonator },
      ...{ key, operation, input_hash: hash, reply: null },
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  const isMine = impersonator === null ? 'is' : '=';
  if (!first) {
    const known = await db
      .selectFrom('answered_call')
      .select(['operation', 'input_hash', 'reply'])
      .where('user_account_id', '=', UserAccountId)
      .where('impersonator_account_id', isMine, impersonator)
      .where('key', '=', key)
      .executeTakeFirstOrThrow();
    const differs = known.operation !== operation || (known.input_hash !== null && !known.input_hash.equals(hash));
    if (differs) throw new Failure(409, 'repeatedDifferently');
    context.audit({ repeated: true });
    return known.reply as Data;
  }
  const reply = await run();
  await db
    .updateTable('answered_call')
    .set({ reply: JSON.stringify(reply) })
    .where('user_account_id', '=', UserAccountId)
    .where('impersonator_account_id', isMine, impersonator)
    .where('key', '=', key)
    .execute();
  return reply;
}

/** A long key is kept as its hash, for its beginning alone could be another one's as well. */
const shortKey = (key: string): string =>
  key.length <= 100 ? key : `sha256:${createHash('sha256').update(key).digest('base64url')}`;

/** The same text for the same input, in whatever order its parts were written. */
const canonical = (input: unknown): string => JSON.stringify(input, (_name, value: unknown) => inOrder(value));

const inOrder = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;
