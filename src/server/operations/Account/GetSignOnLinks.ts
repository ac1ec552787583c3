/** The identities of single sign-on providers that are linked to a user. */
import GetSignOnLinks from '../../../../manifests/operations/Account/GetSignOnLinks.ts';
import { handler } from '../../../define/contract/handler.ts';
import { utc } from '../../accounts/row.ts';
import { findUser } from '../../identity/find.ts';
import { relationTo } from '../../identity/user-relation.ts';

export default handler(GetSignOnLinks, async ({ userAccountId }, context) => {
  const user = await findUser(context, userAccountId);
  const rows = await context.db
    .selectFrom('sign_on_identity')
    .selectAll()
    .where('user_account_id', '=', user)
    .orderBy('linked_utc')
    .execute();
  const relation = await relationTo(context, user);
  return rows.map((row) => ({
    Provider: row.provider,
    ProviderName: context.signOn.nameOf(row.provider),
    Subject: row.subject,
    LinkedUtc: utc(row.linked_utc),
    ...relation,
  }));
});
