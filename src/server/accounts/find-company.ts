/** The company or reseller that a call is about: some settings belong to nothing else. */
import type { HandlerContext } from '../../define/contract/handler.ts';
import { Failure, noAccount } from '../calls/failure.ts';
import { inScope } from '../db/in-scope.ts';

interface Company {
  readonly path: string;
  readonly name: string;
  readonly type: string;
}

/** @throws 404 when there is no such account within the scope, 403 when it is another kind of account. */
export async function companyInScope({ db }: HandlerContext, accountId: number): Promise<Company> {
  const found = await db
    .selectFrom('account')
    .select(['path', 'display_name as name', 'account_type as type'])
    .where('account_id', '=', accountId)
    .where(inScope('path'))
    .executeTakeFirst();
  if (!found) throw noAccount(accountId);
  if (found.type !== 'Company' && found.type !== 'Reseller') throw new Failure(403, 'companiesOnly');
  return found;
}
