/** What ends with an account, and whether that is planned. */
import GetTerminationInfo from '../../../../manifests/operations/Account/GetTerminationInfo.ts';
import { handler } from '../../../define/contract/handler.ts';
import { utc } from '../../accounts/row.ts';
import { Failure, noAccount } from '../../calls/failure.ts';
import { inScope } from '../../db/in-scope.ts';
import { refuseOutranked } from '../../identity/sign-in-data.ts';
import { countBranch, endingAccounts } from '../../termination/end-facts.ts';
import { mayEnd } from '../../termination/find-endable.ts';

const shownAccounts = 100;

export default handler(GetTerminationInfo, async ({ accountId }, context) => {
  const { db, layouts, language } = context;
  const account = await db
    .selectFrom('account')
    .select(['path', 'account_type', 'display_name', 'account_identificator'])
    .where('account_id', '=', accountId)
    .where(inScope('path'))
    .executeTakeFirst();
  if (!account) throw noAccount(accountId);
  if (!mayEnd(context, account.account_type)) throw new Failure(403, 'mayNotEnd');
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
    Accounts: await endingAccounts(db, account.path, shownAccounts),
    Reasons: [...(layouts.members('TerminationReason', language) ?? [])],
    ...(planned ? { ScheduledUtc: utc(planned.due_utc), ScheduledReason: planned.reason } : {}),
    ...(planned?.problem ? { Problem: planned.problem } : {}),
  };
});
