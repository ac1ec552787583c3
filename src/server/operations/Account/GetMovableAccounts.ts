/** Accounts that the caller may move. */
import { sql } from 'kysely';
import GetMovableAccounts from '../../../../manifests/operations/Account/GetMovableAccounts.ts';
import { handler } from '../../../define/handler.ts';
import { type AccountTypeName, accountObjectType } from '../../../rules/account-rights.ts';
import { chosenAccount, chosenAccounts, notAbove, notOutranked } from '../../accounts/choose.ts';

export default handler(GetMovableAccounts, async (input, context) => {
  const { rows, total } = await chosenAccounts(context, {
    types: Object.keys(accountObjectType) as AccountTypeName[],
    input,
    where: sql`a.account_state = 'Active' and ${notAbove(context)} and ${notOutranked}`,
  });
  return { TotalCount: total, Items: rows.map(chosenAccount) };
});
