/** The roles of a user, by id and by name. */
import { sql } from 'kysely';
import GetRoleAssignment from '../../../../manifests/operations/Account/GetRoleAssignment.ts';
import { handler } from '../../../define/contract/handler.ts';
import { rolesFrom } from '../../access/roles.ts';
import { findAccount } from '../../accounts/find.ts';
import { versionOf } from '../../db/record-version.ts';
import { userToChange } from '../../identity/find.ts';

export default handler(GetRoleAssignment, async ({ userAccountId }, context) => {
  const account = await findAccount(context, await userToChange(context, userAccountId));
  const Version = await versionOf(context, 'UserRoles', userAccountId);
  const roles = await rolesFrom(context, sql`roles_of_user(${userAccountId})`);
  return {
    AccountId: userAccountId,
    DisplayName: account.display_name,
    RoleIds: roles.map(({ RoleId }) => RoleId),
    Roles: roles.map(({ Name }) => Name),
    Version,
  };
});
