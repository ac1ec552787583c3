/** Gives a user exactly these roles; his menu and his rights follow within a moment. */

import { sql } from 'kysely';
import AssignRolesToUser from '../../../../manifests/operations/Account/AssignRolesToUser.ts';
import { type CallContext, handler } from '../../../define/contract/handler.ts';
import { loggedText } from '../../access/standard/texts.ts';
import { Failure, isPrivilegeViolation } from '../../calls/failure.ts';
import { sentence } from '../../calls/sentence.ts';
import { userToChange } from '../../identity/find.ts';
import { inviteWithFirstRole } from '../../identity/invitation.ts';

export default handler(AssignRolesToUser, async ({ userAccountId, roleIds }, context) => {
  const user = await userToChange(context, userAccountId);
  // Who could change his own might lock himself out, and nobody would have looked at it.
  if (user === context.session.user.UserAccountId) throw new Failure(409, 'ownRoles');
  const { added, removed } = await assigned(context, user, roleIds);
  if (added?.length) await inviteWithFirstRole(context, user);
  const given = added?.length ? [sentence('Given: {roles}', { roles: added.map(loggedText) })] : [];
  const taken = removed?.length ? [sentence('Taken away: {roles}', { roles: removed.map(loggedText) })] : [];
  const changes = [...given, ...taken];
  context.audit({ details: changes.length > 0 ? changes : [sentence('Nothing changed')] });
  return null;
});

interface Outcome {
  readonly added: readonly string[] | null;
  readonly removed: readonly string[] | null;
}

async function assigned({ db }: CallContext, user: number, roleIds: readonly number[]): Promise<Outcome> {
  try {
    const { rows } = await sql<Outcome>`select * from assign_roles(${user}, ${roleIds}::bigint[])`.execute(db);
    return rows[0] ?? { added: null, removed: null };
  } catch (error) {
    throw isPrivilegeViolation(error) ? new Failure(403, 'notYourRole') : error;
  }
}
