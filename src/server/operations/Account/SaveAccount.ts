/** Saves changed values: each field must be in the layout, changeable for the session, and right; all are saved or none. */
import { isDeepStrictEqual } from 'node:util';
import SaveAccount from '../../../../manifests/operations/Account/SaveAccount.ts';
import { type HandlerContext, handler } from '../../../define/contract/handler.ts';
import { accountColumns } from '../../../rules/accounts/columns.ts';
import { mayActOnAccountType } from '../../../rules/accounts/rights.ts';
import { changesInWords } from '../../accounts/changes.ts';
import { loadAccount } from '../../accounts/record.ts';
import { checkedValues, type Values } from '../../accounts/values.ts';
import { Failure, noAccount } from '../../calls/failure.ts';
import { inScope } from '../../db/in-scope.ts';
import { dropEmailChange, requestEmailChange } from '../../identity/email-change.ts';
import { inviteAgain } from '../../identity/invitation.ts';
import { refuseUnproved, userToChange } from '../../identity/sign-in-data.ts';
import { generalView, type PreparedView } from '../../layouts/view-layouts.ts';

export default handler(SaveAccount, async ({ accountId, values: given }, context) => {
  const { session, layouts, language, db } = context;
  const held = session.user.Capability;
  const account = await db
    .selectFrom('account')
    .leftJoin('account_value', 'account_value.account_id', 'account.account_id')
    .select(['account_type', 'account_state', 'product_name', 'account_value.values'])
    .where('account.account_id', '=', accountId)
    .where(inScope('account.path'))
    .forUpdate('account')
    .executeTakeFirst();
  if (!account) throw noAccount(accountId);
  if (
    !mayActOnAccountType(held, account.account_type, 'Read') ||
    !mayActOnAccountType(held, account.account_type, 'Update')
  )
    throw new Failure(403, 'fixedAccount');
  if (account.account_state === 'Terminated') throw new Failure(409, 'terminated', { accountId });

  const view = layouts.view(held, language, account.account_type, generalView, account.product_name);
  const values = await checkedValues(context, given, { view, within: accountId, besides: accountId });
  const before = account.values ?? {};
  const changed = changedFields(before, values);
  await assertMayChange(context, accountId, view, changed);
  const waits = await emailWaits(context, accountId, view, values, changed);
  const after = { ...before, ...values, ...(waits ? { Email: before['Email'] } : {}) };
  await db
    .insertInto('account_value')
    .values({ account_id: accountId, values: JSON.stringify(after) as never })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ values: JSON.stringify(after) as never }))
    .execute();
  const columns = accountColumns(account.account_type, after);
  await db.updateTable('account').set(columns).where('account_id', '=', accountId).execute();
  // Whoever was invited at another address and has not come is invited at this one.
  if (waits === false) await inviteAgain(context, accountId);
  const words = changesInWords(before, values, view.fields, (name) => layouts.members(name, 'en'));
  context.audit({ details: waits ? `${words} (the e-mail address once it is confirmed)` : words });
  return { raw: await loadAccount(context, accountId) };
});

const changedFields = (before: Values, values: Values): readonly string[] =>
  Object.keys(values).filter((name) => !isDeepStrictEqual(before[name] ?? null, values[name] ?? null));

/** What money and sign-in hang on is changed only by whoever proved twice who he is (VAL-34), and of nobody who may do more. */
async function assertMayChange(
  context: HandlerContext,
  accountId: number,
  { fields }: PreparedView,
  changed: readonly string[],
): Promise<void> {
  const guarded = changed.find((name) => fields.get(name)?.NeedsSecondFactor);
  if (guarded !== undefined && !context.session.user.HasSecondFactor)
    throw new Failure(403, 'factorNeeded', { field: guarded });
  if (changed.some((name) => fields.get(name)?.IsSignIn)) await userToChange(context, accountId);
}

/**
 * The e-mail address of a user who has come is changed by whoever receives mail there.
 * @returns whether it waits for that; undefined when no such address is changed.
 */
async function emailWaits(
  context: HandlerContext,
  accountId: number,
  { fields }: PreparedView,
  { Email: address }: Values,
  changed: readonly string[],
): Promise<boolean | undefined> {
  if (!fields.get('Email')?.IsSignIn || address === undefined) return undefined;
  // Giving the present address again takes back what was asked for before.
  await dropEmailChange(context, accountId);
  if (!changed.includes('Email') || typeof address !== 'string') return undefined;
  if (accountId === context.session.user.UserAccountId) refuseUnproved(context);
  return requestEmailChange(context, accountId, address);
}
