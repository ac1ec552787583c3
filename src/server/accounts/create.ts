/** Makes accounts: values by the layout, columns from them, and roles for users; all within the caller's transaction. */
import type { CallContext } from '../../define/contract/handler.ts';
import { accountColumns } from '../../rules/accounts/columns.ts';
import { mayActOnAccountType } from '../../rules/accounts/rights.ts';
import { mayBeChildOf } from '../../rules/accounts/tree.ts';
import { giveRoles } from '../access/roles.ts';
import { Failure } from '../calls/failure.ts';
import { creationView } from '../layouts/view-layouts.ts';
import { type FoundAccount, findAccount } from './find.ts';
import { checkedValues, freeAmong, type Values } from './values.ts';

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

/** Checked, and as its row will be. */
interface ReadyAccount {
  readonly wanted: NewAccount;
  readonly row: ReturnType<typeof rowOf>;
  readonly whole: Values;
}

/** @throws 403 without the right for the type, 404 for a parent out of sight, 400 naming the fields that are wrong. */
export async function makeAccount(context: CallContext, wanted: NewAccount): Promise<Made> {
  const { accountType } = wanted;
  assertMayMake(context, accountType);
  const parent = await parentOf(context, wanted);
  const values = await checkedValues(context, filledValues(wanted), { ...checking(context, wanted), whole: true });
  const [made] = await insertAll(context, [readyOf(wanted, parent, values)]);
  if (!made) throw new Error('An account that was inserted has an id');
  if (wanted.roleIds?.length) await giveRoles(context, made.accountId, wanted.roleIds);
  return made;
}

/**
 * Makes of many accounts those that are beyond doubt, in a few statements for all of them.
 * @returns each as it was made; undefined: it must be asked for by itself, which says why it cannot be, and gives the roles of who has some.
 */
export async function makeAccounts(
  context: CallContext,
  all: readonly NewAccount[],
): Promise<readonly (Made | undefined)[]> {
  for (const accountType of new Set(all.map((wanted) => wanted.accountType))) assertMayMake(context, accountType);
  const parents = new Map<number, FoundAccount>();
  const looked: { wanted: NewAccount; parent: FoundAccount; values: Values }[] = [];
  for (const wanted of all) {
    try {
      const parent = parents.get(wanted.parentAccountId) ?? (await parentOf(context, wanted));
      parents.set(wanted.parentAccountId, parent);
      const look = { ...checking(context, wanted), whole: true, isLook: true } as const;
      looked.push({ wanted, parent, values: await checkedValues(context, filledValues(wanted), look) });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
    }
  }
  const free = await freeAmong(
    context,
    looked.map(({ wanted, values }) => ({ values, ...checking(context, wanted) })),
  );
  const ready = looked
    .filter(({ wanted }, index) => free[index] && !wanted.roleIds?.length)
    .map(({ wanted, parent, values }) => readyOf(wanted, parent, values));
  const made = await insertAll(context, ready);
  const found = new Map(ready.map(({ wanted }, index) => [wanted, made[index]]));
  return all.map((wanted) => found.get(wanted));
}

function assertMayMake({ session }: CallContext, accountType: NewAccount['accountType']): void {
  if (!mayActOnAccountType(session.user.Capability, accountType, 'Create')) throw new Failure(403, 'fixedAccount');
}

async function parentOf(context: CallContext, { accountType, parentAccountId }: NewAccount): Promise<FoundAccount> {
  const parent = await findAccount(context, parentAccountId, { alive: 'terminated', hold: 'share' });
  if (!mayBeChildOf(accountType, parent.account_type)) {
    throw new Failure(409, 'wrongParent', { name: parent.display_name });
  }
  return parent;
}

const checking = (
  { layouts, language, session }: CallContext,
  { accountType, parentAccountId, prefix }: NewAccount,
) => ({
  view: layouts.view(session.user.Capability, language, accountType, creationView, null),
  within: parentAccountId,
  ...(prefix === undefined ? {} : { prefix }),
});

function readyOf(wanted: NewAccount, { country, currency }: FoundAccount, values: Values): ReadyAccount {
  const { accountType } = wanted;
  const whole = {
    ...values,
    ...(accountType === 'User' ? { Status: 'Pending' } : {}),
    // Whoever may not choose a currency gets the one above; a department has no other.
    ...(accountType !== 'User' && currency && !('Currency' in values) ? { Currency: currency } : {}),
  };
  return { wanted, row: rowOf(wanted, { country, currency }, whole), whole };
}

function rowOf(
  { accountType, parentAccountId }: NewAccount,
  above: Pick<FoundAccount, 'country' | 'currency'>,
  whole: Values,
) {
  const { display_name = '', ...columns } = accountColumns(accountType, whole);
  return {
    parent_account_id: parentAccountId,
    account_type: accountType,
    product_name: null,
    display_name,
    last_logon_utc: null,
    terminated_utc: null,
    ...above,
    ...columns,
  };
}

async function insertAll({ db }: CallContext, all: readonly ReadyAccount[]): Promise<readonly Made[]> {
  if (all.length === 0) return [];
  const made = await db
    .insertInto('account')
    .values(all.map(({ row }) => row))
    .returning(['account_id as accountId', 'display_name as name'])
    .execute();
  // The database answers in the order of what it was given; values in another account would be the worst that could happen.
  if (made.some(({ name }, index) => name !== all[index]?.row.display_name))
    throw new Error('Accounts came back in another order than they were made in');
  const values = made.map(({ accountId }, index) => ({
    account_id: accountId,
    values: JSON.stringify(all[index]?.whole) as never,
  }));
  await db.insertInto('account_value').values(values).execute();
  return made;
}

/** Without what was left empty; who gives no username signs in with his e-mail address. */
export function filledValues({ accountType, values }: Pick<NewAccount, 'accountType' | 'values'>): Values {
  const filled = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== ''));
  return accountType === 'User' && filled['Username'] === undefined && filled['Email'] !== undefined
    ? { ...filled, Username: filled['Email'] }
    : filled;
}
