/** Saves changed values: each field must be in the layout, changeable for the session, and right; all are saved or none. */
import SaveAccount from '../../../../manifests/operations/Account/SaveAccount.ts';
import { handler } from '../../../define/handler.ts';
import { accountColumns } from '../../../rules/account-columns.ts';
import { mayWithAccount } from '../../../rules/account-rights.ts';
import { fieldProblem } from '../../../rules/field-value.ts';
import { changesInWords } from '../../account-changes.ts';
import { generalView, loadAccount } from '../../account-view.ts';
import { Failure, noAccount } from '../../failure.ts';
import { inScope } from '../../in-scope.ts';

export default handler(SaveAccount, async ({ accountId, values }, context) => {
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
  for (const [name, value] of Object.entries(values)) {
    const field = view.fields.get(name);
    if (!field) throw new Failure(400, 'unknownField', { field: name });
    if (!view.mayChange(name)) throw new Failure(403, 'readOnlyField', { field: name });
    const allowed =
      field.EnumName === undefined ? undefined : layouts.members(field.EnumName, 'en')?.map(({ Value }) => Value);
    const problem = fieldProblem(field, value, allowed);
    if (problem) {
      throw new Failure(400, 'wrongValue', { field: name, problem: context.text(problem.text, problem.parameters) });
    }
  }

  const before = account.values ?? {};
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
