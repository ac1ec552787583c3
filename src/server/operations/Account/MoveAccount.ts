/** Moves an account: the database carries the path to all below, and every session reads its scope again. */

import { sql } from 'kysely';
import MoveAccount from '../../../../manifests/operations/Account/MoveAccount.ts';
import { type CallContext, handler } from '../../../define/contract/handler.ts';
import { mayBeChildOf } from '../../../rules/accounts/tree.ts';
import { showDay } from '../../../rules/format/day.ts';
import { findAccount } from '../../accounts/find.ts';
import { findMovable } from '../../accounts/find-movable.ts';
import { refuseOpen } from '../../accounts/refuse-open.ts';
import { Failure } from '../../calls/failure.ts';
import { sentence } from '../../calls/sentence.ts';

export default handler(MoveAccount, async ({ accountId, newParentAccountId }, context) => {
  const { db } = context;
  // Two moves at once could put each of two branches below the other.
  await sql`select pg_advisory_xact_lock(hashtext('portolan move'))`.execute(db);
  const account = await findMovable(context, accountId, { hold: 'update' });
  const parent = await findAccount(context, newParentAccountId, { alive: 'terminated', hold: 'share' });
  if (!mayBeChildOf(account.account_type, parent.account_type))
    throw new Failure(409, 'wrongParent', { name: parent.display_name });
  if (parent.path.startsWith(account.path)) throw new Failure(409, 'movesBelowItself');
  if (account.parent_account_id === newParentAccountId)
    throw new Failure(409, 'movesNowhere', { name: parent.display_name });
  await refuseOpenDeals(context, account, newParentAccountId);
  await db
    .updateTable('account')
    .set({ parent_account_id: newParentAccountId })
    .where('account_id', '=', accountId)
    .execute();
  const path = `${parent.path}${accountId}/`;
  await refuseForeignPlan(context, path);
  await goOnWithNewSellers(context, path);
  const { rows } = await sql<{ email: string | null; dropped: number }>`
    select clashing_email(${path}) as email, drop_foreign_roles(${path}) as dropped`.execute(db);
  const { email, dropped = 0 } = rows[0] ?? {};
  if (email) throw new Failure(409, 'emailThere', { email });
  const from = await db
    .selectFrom('account')
    .select('display_name')
    .where('account_id', '=', account.parent_account_id)
    .executeTakeFirst();
  const way = sentence('{before} → {after}', { before: from?.display_name ?? '–', after: parent.display_name });
  const lost = dropped > 0 ? [sentence('Roles that are not offered there: {count}', { count: dropped })] : [];
  context.audit({ details: [way, ...lost] });
  return null;
});

/** Who buys from another seller from now on has nothing under way with the former one. */
async function refuseOpenDeals(
  { db }: CallContext,
  { path, parent_account_id }: { readonly path: string; readonly parent_account_id: number | null },
  newParent: number,
): Promise<void> {
  const { rows } = await sql<{ orders: number; requests: number; charges: number }>`
    select * from open_deals(${path}, ${parent_account_id}, ${newParent})`.execute(db);
  refuseOpen('dealsOpen', rows[0]);
}

/** What runs is sold by others from next month on, who ask a price for all of it. */
async function goOnWithNewSellers({ db }: CallContext, path: string): Promise<void> {
  const { rows } = await sql<{
    unpriced: number;
    first_name: string | null;
  }>`select * from move_tiers(${path})`.execute(db);
  const { unpriced = 0, first_name: name } = rows[0] ?? {};
  if (unpriced > 0) throw new Failure(409, 'noPriceThere', { count: String(unpriced), name: name ?? '' });
}

/** An end that a former seller's user planned does not come along unseen: it is cancelled first, or the move waits for it. */
async function refuseForeignPlan({ db, language }: CallContext, path: string): Promise<void> {
  const { rows } = await sql<{ name: string | null; due_utc: Date }>`select * from foreign_plan(${path})`.execute(db);
  const [plan] = rows;
  if (plan?.name)
    throw new Failure(409, 'endPlannedThere', { name: plan.name, date: showDay(plan.due_utc.toISOString(), language) });
}
