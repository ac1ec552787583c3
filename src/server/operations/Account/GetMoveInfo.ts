/** Where an account stands and what moves along. */
import { sql } from 'kysely';
import GetMoveInfo from '../../../../manifests/operations/Account/GetMoveInfo.ts';
import { handler } from '../../../define/contract/handler.ts';
import { accountChoice, chooseAccounts } from '../../accounts/choose.ts';
import { findMovable } from '../../accounts/find-movable.ts';
import { noAccount } from '../../calls/failure.ts';
import { inScope } from '../../db/in-scope.ts';
import { countBranch } from '../../termination/end-facts.ts';

export default handler(GetMoveInfo, async ({ accountId }, context) => {
  const account = await findMovable(context, accountId);
  const { rows } = await chooseAccounts(context, {
    types: [account.account_type],
    input: { limit: 1 },
    where: sql`a.account_id = ${accountId}`,
  });
  const { total, users } = await countBranch(context.db, account.path);
  const { planned } = await context.db
    .selectFrom('account')
    .select((count) => count.fn.count<number>('terminates_utc').as('planned'))
    .where(sql<boolean>`path ^@ ${account.path}`)
    .where(inScope('path'))
    .executeTakeFirstOrThrow();
  const [row] = rows;
  if (!row) throw noAccount(accountId);
  return {
    ...accountChoice(row),
    Below: total - 1,
    Users: users - (account.account_type === 'User' ? 1 : 0),
    PlannedEnds: planned,
  };
});
