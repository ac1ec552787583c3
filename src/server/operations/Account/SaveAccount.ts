/** Saves changed values: each field must be in the layout, changeable for the session, and right; all are saved or none. */
import { isDeepStrictEqual } from 'node:util';
import SaveAccount from '../../../../manifests/operations/Account/SaveAccount.ts';
import { handler } from '../../../define/handler.ts';
import { accountColumns } from '../../../rules/account-columns.ts';
import { mayWithAccount } from '../../../rules/account-rights.ts';
import { changesInWords } from '../../account-changes.ts';
import { checkedValues } from '../../account-values.ts';
import { loadAccount } from '../../account-view.ts';
import { Failure, noAccount } from '../../failure.ts';
import { inScope } from '../../in-scope.ts';
import { generalView } from '../../layouts.ts';

export default handler(SaveAccount, async ({ accountId, values: given }, context) => {
  const { session, layouts, language, db } = context;
  const account = await db
    .selectFrom('account')
    .leftJoin('account_value', 'account_value.account_id', 'account.account_id')
    .select(['account_type', 'account_state', 'product_name', 'display_name', 'account_value.values'])
    .where('account.account_id', '=', accountId)
    .where(inScope('account.path'))
    .forUpdate('account')
    .executeTakeFirst();
  if (!account) throw noAccount(accountId);
  if (!mayWithAccount(session.user.Capability, account.account_type, 'Update')) {
    throw new Failure(403, 'fixedAccount');
  }
  if (account.account_state === 'Terminated') throw new Failure(409, 'terminated', { accountId });

  const view = layouts.view(session.user.Capability, language, account.account_type, generalView, account.product_name);
  const values = await checkedValues(context, given, { view, within: accountId, besides: accountId });
  const before = account.values ?? {};
  const guarded = Object.keys(values).find(
    (name) =>
      view.fields.get(name)?.NeedsSecondFactor && !isDeepStrictEqual(before[name] ?? null, values[name] ?? null),
  );
  // What money and sign-in hang on is changed only by whoever proved twice who he is (VAL-34).
  if (guarded !== undefined && !session.user.HasSecondFactor)
    throw new Failure(403, 'factorNeeded', { field: guarded });
  const after = { ...before, ...values };
  await db
    .insertInto('account_value')
    .values({ account_id: accountId, values: JSON.stringify(after) as never })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ values: JSON.stringify(after) as never }))
    .execute();
  const columns = accountColumns(account.account_type, after);
  await db.updateTable('account').set(columns).where('account_id', '=', accountId).execute();
  context.audit({ details: changesInWords(before, values, view.fields, (name) => layouts.members(name, 'en')) });
  return { raw: await loadAccount(context, accountId) };
});
