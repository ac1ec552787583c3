/** Possible places of what is imported. */
import { sql } from 'kysely';
import GetImportParents from '../../../../manifests/operations/Import/GetImportParents.ts';
import { handler } from '../../../define/contract/handler.ts';
import { parentTypes } from '../../../rules/accounts/tree.ts';
import { importedAs } from '../../../rules/imports/import-type.ts';
import { accountChoice, chooseAccounts } from '../../accounts/choose.ts';
import { assertMayImport } from '../../imports/plan.ts';

export default handler(GetImportParents, async ({ type, accountId = null, ...input }, context) => {
  assertMayImport(context, type);
  const own = context.session.user.CompanyAccount.AccountId;
  const { rows, total } = await chooseAccounts(context, {
    types: parentTypes[importedAs[type]],
    where: sql`a.account_state = 'Active' and (${accountId}::bigint is null or a.account_id = ${accountId})`,
    first: own,
    input,
  });
  return {
    Items: rows.map((row) => ({ ...accountChoice(row), IsOwn: row.account_id === own })),
    TotalCount: total,
  };
});
