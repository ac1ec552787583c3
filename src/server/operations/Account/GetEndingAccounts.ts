/** The accounts that end with one, page by page. */
import GetEndingAccounts from '../../../../manifests/operations/Account/GetEndingAccounts.ts';
import { handler } from '../../../define/contract/handler.ts';
import { refuseOutranked } from '../../access/outrank.ts';
import { findAccount } from '../../accounts/find.ts';
import { pageOf } from '../../db/list-query.ts';
import { endingAccount, endingAccounts } from '../../termination/end-facts.ts';
import { mayEnd } from '../../termination/find.ts';

export default handler(GetEndingAccounts, async ({ accountId, accountType, ...input }, context) => {
  const account = await findAccount(context, accountId, { may: mayEnd });
  await refuseOutranked(context, account.path);
  const { rows, total } = await pageOf(context.db, endingAccounts(account.path, accountType), {
    order: {
      DisplayName: 'display_name',
      AccountIdentificator: 'account_identificator',
      LockEndDate: 'lock_end_date',
      IsPrepaid: 'is_prepaid',
    },
    texts: { language: context.language, columns: ['display_name'] },
    standard: { path: 'asc', account_id: 'asc' },
    find: ['display_name', 'account_identificator'],
    input,
  });
  return { TotalCount: total, Items: rows.map(endingAccount) };
});
