/** Makes accounts: values by the layout, columns from them, and roles for users; all within the caller's transaction. */
import type { CallContext } from '../../define/contract/handler.ts';
import { accountColumns } from '../../rules/accounts/columns.ts';
import { mayActOnAccountType } from '../../rules/accounts/rights.ts';
import { mayBeChildOf } from '../../rules/accounts/tree.ts';
import { giveRoles } from '../access/roles.ts';
import { Failure } from '../calls/failure.ts';
import { creationView } from '../layouts/view-layouts.ts';
import { findAccount } from './find.ts';
import { checkedValues, type Values } from './values.ts';

export interface NewAccount {
  readonly parentAccountId: number;
  readonly accountType: 'User' | 'Department' | 'Company' | 'Reseller';
  readonly values: Values;
  readonly roleIds?: readonly number[] | undefined;
  /** Put before the names of fields in messages. */
  readonly prefix?: string;
}

interface Made {
  readonly accountId: number;
  readonly name: string;
}

/** @throws 403 without the right for the type, 404 for a parent out of sight, 400 naming the fields that are wrong. */
export async function makeAccount(context: CallContext, wanted: NewAccount): Promise<Made> {
  const { accountType, parentAccountId } = wanted;
  const { session, layouts, language, db } = context;
  const held = session.user.Capability;
  if (!mayActOnAccountType(held, accountType, 'Create')) throw new Failure(403, 'fixedAccount');
  const parent = await findAccount(context, parentAccountId, { alive: 'terminated', hold: 'share' });
  if (!mayBeChildOf(accountType, parent.account_type)) {
    throw new Failure(409, 'wrongParent', { name: parent.display_name });
  }
  const values = await checkedValues(context, filledValues(wanted), {
    view: layouts.view(held, language, accountType, creationView, null),
    within: parentAccountId,
    whole: true,
    ...(wanted.prefix === undefined ? {} : { prefix: wanted.prefix }),
  });
  const { country, currency } = parent;
  const whole = {
    ...values,
    ...(accountType === 'User' ? { Status: 'Pending' } : {}),
    // Whoever may not choose a currency gets the one above; a department has no other.
    ...(accountType !== 'User' && currency && !('Currency' in values) ? { Currency: currency } : {}),
  };
  const { display_name = '', ...columns } = accountColumns(accountType, whole);
  const account = await db
    .insertInto('account')
    .values({
      parent_account_id: parentAccountId,
      account_type: accountType,
      product_name: null,
      display_name,
      last_logon_utc: null,
      terminated_utc: null,
      ...{ country, currency },
      ...columns,
    })
    .returning('account_id as accountId')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('account_value')
    .values({ account_id: account.accountId, values: JSON.stringify(whole) as never })
    .execute();
  if (wanted.roleIds?.length) await giveRoles(context, account.accountId, wanted.roleIds);
  return { ...account, name: display_name };
}

/** Without what was left empty; who gives no username signs in with his e-mail address. */
export function filledValues({ accountType, values }: Pick<NewAccount, 'accountType' | 'values'>): Values {
  const filled = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== ''));
  return accountType === 'User' && filled['Username'] === undefined && filled['Email'] !== undefined
    ? { ...filled, Username: filled['Email'] }
    : filled;
}
