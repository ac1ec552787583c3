/** Possible parents of a new account. */
import { sql } from 'kysely';
import GetParentAccounts from '../../../../manifests/operations/Account/GetParentAccounts.ts';
import { handler } from '../../../define/contract/handler.ts';
import { mayActOnAccountType } from '../../../rules/accounts/rights.ts';
import { parentTypes } from '../../../rules/accounts/tree.ts';
import { accountChoice, chooseAccounts } from '../../accounts/choose.ts';
import { Failure } from '../../calls/failure.ts';

interface More {
  readonly country: string | null;
  readonly currency: string | null;
}

export default handler(GetParentAccounts, async ({ accountType, accountId = null, ...input }, context) => {
  const own = context.session.user.CompanyAccount.AccountId;
  if (!mayActOnAccountType(context.session.user.Capability, accountType, 'Create'))
    throw new Failure(403, 'fixedAccount');
  const { rows, total } = await chooseAccounts<More>(context, {
    types: parentTypes[accountType],
    where: sql`a.account_state = 'Active' and (${accountId}::bigint is null or a.account_id = ${accountId})`,
    first: own,
    input,
  });
  return {
    TotalCount: total,
    Items: rows.map((row) => ({
      ...accountChoice(row),
      IsOwn: row.account_id === own,
      ...(row.country === null ? {} : { Country: row.country }),
      ...(row.currency === null ? {} : { Currency: row.currency }),
    })),
  };
});
