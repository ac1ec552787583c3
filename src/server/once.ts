/** One effect for a call that is sent twice: its answer is kept under the key that the caller gave it. */
import type { HandlerContext } from '../define/handler.ts';
import { Failure } from './failure.ts';

/** Runs the call, or answers what it answered the first time. A second call that comes meanwhile waits for the first. */
export async function once<Data>(context: HandlerContext, operation: string, run: () => Promise<Data>): Promise<Data> {
  const { db, session, caller } = context;
  const key = caller.repeatKey;
  if (key === undefined) return run();
  const mine = { user_account_id: session.user.UserAccountId, key };
  const first = await db
    .insertInto('answered_call')
    .values({ ...mine, operation, reply: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  if (!first) {
    const known = await db
      .selectFrom('answered_call')
      .select(['operation', 'reply'])
      .where('user_account_id', '=', mine.user_account_id)
      .where('key', '=', key)
      .executeTakeFirstOrThrow();
    if (known.operation !== operation) throw new Failure(409, 'repeatedDifferently');
    context.audit({ repeated: true });
    return known.reply as Data;
  }
  const reply = await run();
  await db
    .updateTable('answered_call')
    .set({ reply: JSON.stringify(reply) })
    .where('user_account_id', '=', mine.user_account_id)
    .where('key', '=', key)
    .execute();
  return reply;
}
