/** Where an account may go. */
import { sql } from 'kysely';
import GetMoveTargets from '../../../../manifests/operations/Account/GetMoveTargets.ts';
import { handler } from '../../../define/contract/handler.ts';
import { parentTypes } from '../../../rules/accounts/tree.ts';
import { accountChoice, chooseAccounts } from '../../accounts/choose.ts';
import { findMovable } from '../../accounts/find-movable.ts';

export default handler(GetMoveTargets, async ({ accountId, ...input }, context) => {
  const account = await findMovable(context, accountId);
  const { rows, total } = await chooseAccounts(context, {
    types: parentTypes[account.account_type],
    input,
    where: sql`a.account_state = 'Active' and not a.path ^@ ${account.path}
      and a.account_id is distinct from ${account.parent_account_id}`,
  });
  return { TotalCount: total, Items: rows.map(accountChoice) };
});
