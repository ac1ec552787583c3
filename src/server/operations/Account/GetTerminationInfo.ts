/** What ends with an account, and whether that is planned. */
import GetTerminationInfo from '../../../../manifests/operations/Account/GetTerminationInfo.ts';
import { handler } from '../../../define/contract/handler.ts';
import { refuseOutranked } from '../../access/outrank.ts';
import { findAccount } from '../../accounts/find.ts';
import { utc } from '../../accounts/row.ts';
import { countBranch, firstEndingAccounts } from '../../termination/end-facts.ts';
import { mayEnd } from '../../termination/find.ts';

const shownAccounts = 100;

export default handler(GetTerminationInfo, async ({ accountId }, context) => {
  const { db, layouts, language } = context;
  const account = await findAccount(context, accountId, { may: mayEnd });
  await refuseOutranked(context, account.path);
  const counts = await countBranch(db, account.path);
  const planned = await db
    .selectFrom('termination')
    .select(['due_utc', 'reason', 'problem'])
    .where('account_id', '=', accountId)
    .where('state', '=', 'Scheduled')
    .executeTakeFirst();
  return {
    AccountId: accountId,
    DisplayName: account.display_name,
    AccountType: account.account_type,
    AccountIdentificator: account.account_identificator,
    Total: counts.total,
    Users: counts.users,
    Departments: counts.departments,
    Companies: counts.companies,
    Resellers: counts.resellers,
    Subscriptions: counts.subscriptions,
    Renewals: counts.renewals,
    ...(counts.lock_end_date === null ? {} : { LockEndDate: counts.lock_end_date }),
    Accounts: await firstEndingAccounts(db, account.path, shownAccounts),
    Reasons: [...(layouts.members('TerminationReason', language) ?? [])],
    ...(planned ? { ScheduledUtc: utc(planned.due_utc), ScheduledReason: planned.reason } : {}),
    ...(planned?.problem ? { Problem: context.layouts.inWords(planned.problem, context) } : {}),
  };
});
