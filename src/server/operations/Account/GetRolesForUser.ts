/** The roles of a user; another account has none. */
import { sql } from 'kysely';
import GetRolesForUser from '../../../../manifests/operations/Account/GetRolesForUser.ts';
import { handler } from '../../../define/contract/handler.ts';
import { rolesFrom } from '../../access/roles.ts';
import { findAccount } from '../../accounts/find.ts';

export default handler(GetRolesForUser, async ({ userAccountId }, context) => {
  await findAccount(context, userAccountId);
  return rolesFrom(context, sql`roles_of_user(${userAccountId})`);
});
