/** Saves changed values: each field must be in the layout, changeable for the session, and right; all are saved or none. */

import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import SaveAccount from '../../../../manifests/operations/Account/SaveAccount.ts';
import { type CallContext, handler } from '../../../define/contract/handler.ts';
import { accountColumns } from '../../../rules/accounts/columns.ts';
import { type AccountTypeName, mayActOnAccountType } from '../../../rules/accounts/rights.ts';
import { changesInWords } from '../../accounts/changes.ts';
import { findAccount } from '../../accounts/find.ts';
import { loadAccount } from '../../accounts/record.ts';
import { refuseOpen } from '../../accounts/refuse-open.ts';
import { checkedValues, type Values } from '../../accounts/values.ts';
import { Failure } from '../../calls/failure.ts';
import { sentence } from '../../calls/sentence.ts';
import { dropEmailChange, requestEmailChange } from '../../identity/email-change.ts';
import { userToChange } from '../../identity/find.ts';
import { inviteAgain } from '../../identity/invitation.ts';
import { refuseUnproved } from '../../identity/proof.ts';
import { generalView, type PreparedView } from '../../layouts/view-layouts.ts';
import { saveRenewal } from '../../subscriptions/renewal.ts';

const mayChange = {
  to: ({ session }: CallContext, type: AccountTypeName) =>
    mayActOnAccountType(session.user.Capability, type, 'Read') &&
    mayActOnAccountType(session.user.Capability, type, 'Update'),
  otherwise: 'fixedAccount',
} as const;

export default handler(SaveAccount, async ({ accountId, values: given }, context) => {
  const { session, layouts, language, db } = context;
  const held = session.user.Capability;
  const account = await findAccount(context, accountId, { may: mayChange, alive: 'terminated', hold: 'update' });
  const kept = await db
    .selectFrom('account_value')
    .select('values')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  const view = layouts.view(held, language, account.account_type, generalView, account.product_name);
  const before = kept?.values ?? {};
  const values = await checkedValues(context, given, { view, kept: before, within: accountId, besides: accountId });
  const changed = changedFields(before, values);
  await assertMayChange(context, accountId, view, changed);
  if (changed.includes('Currency')) await refuseInUse(context, accountId);
  const waits = await emailWaits(context, accountId, view, values, changed);
  const after = { ...before, ...values, ...(waits ? { Email: before['Email'] } : {}) };
  await db
    .insertInto('account_value')
    .values({ account_id: accountId, values: JSON.stringify(after) as never })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ values: JSON.stringify(after) as never }))
    .execute();
  if (changed.includes('RenewalMode')) await saveRenewal(db, accountId, values['RenewalMode']);
  const columns = accountColumns(account.account_type, after);
  await db.updateTable('account').set(columns).where('account_id', '=', accountId).execute();
  // Whoever was invited at another address and has not come is invited at this one.
  if (waits === false) await inviteAgain(context, accountId);
  const details = changesInWords(before, values, {
    accountType: account.account_type,
    fields: view.fields,
    members: (name) => layouts.members(name, 'en'),
  });
  context.audit({
    details: waits ? [...details, sentence('The e-mail address counts once it is confirmed')] : details,
  });
  return { raw: await loadAccount(context, accountId) };
});

const changedFields = (before: Values, values: Values): readonly string[] =>
  Object.keys(values).filter((name) => !isDeepStrictEqual(before[name] ?? null, values[name] ?? null));

/** What money and sign-in hang on is changed only by whoever proved twice who he is (VAL-34), and of nobody who may do more. */
async function assertMayChange(
  context: CallContext,
  accountId: number,
  { fields }: PreparedView,
  changed: readonly string[],
): Promise<void> {
  const guarded = changed.find((name) => fields.get(name)?.NeedsSecondFactor);
  if (guarded !== undefined && !context.session.user.HasSecondFactor)
    throw new Failure(403, 'factorNeeded', { field: guarded });
  if (changed.some((name) => fields.get(name)?.IsSignIn)) await userToChange(context, accountId);
}

/** What is ordered, sold, quoted or priced in a currency is never billed in another (I40). @throws 409 with what is still open. */
async function refuseInUse({ db }: CallContext, accountId: number): Promise<void> {
  const { rows } = await sql<Record<'sales' | 'orders' | 'bills' | 'charges' | 'quotes' | 'pricelists', number>>`
    select * from open_in_currency(${accountId})`.execute(db);
  refuseOpen('currencyInUse', rows[0]);
}

/**
 * The e-mail address of a user who has come is changed by whoever receives mail there.
 * @returns whether it waits for that; undefined when no such address is changed.
 */
async function emailWaits(
  context: CallContext,
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
