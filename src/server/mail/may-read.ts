/** Who may read what waiting mails say: the marketplace owner, while no mail server takes them. */
import type { CallContext } from '../../define/contract/handler.ts';

export async function mayReadMails({ session: { user }, db, hasMailServer }: CallContext): Promise<boolean> {
  if (hasMailServer || user.ImpersonatorAccountId !== undefined) return false;
  const company = await db
    .selectFrom('account')
    .select('parent_account_id')
    .where('account_id', '=', user.CompanyAccount.AccountId)
    .executeTakeFirst();
  return company?.parent_account_id === null;
}
