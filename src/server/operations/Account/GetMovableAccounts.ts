/** Accounts that the caller may move. */
import { sql } from 'kysely';
import GetMovableAccounts from '../../../../manifests/operations/Account/GetMovableAccounts.ts';
import { handler } from '../../../define/contract/handler.ts';
import { type AccountTypeName, accountObjectType } from '../../../rules/accounts/rights.ts';
import { accountChoice, chooseAccounts, notAbove, notOutranked } from '../../accounts/choose.ts';

export default handler(GetMovableAccounts, async (input, context) => {
  const { rows, total } = await chooseAccounts(context, {
    types: Object.keys(accountObjectType) as AccountTypeName[],
    input,
    where: sql`a.account_state = 'Active' and ${notAbove(context)} and ${notOutranked}`,
  });
  return { TotalCount: total, Items: rows.map(accountChoice) };
});
