/** Gives a user exactly these roles; his menu and his rights follow within a moment. */
import { sql } from 'kysely';
import AssignRolesToUser from '../../../../manifests/operations/Account/AssignRolesToUser.ts';
import { type CallContext, handler } from '../../../define/contract/handler.ts';
import { Failure, isPrivilegeViolation } from '../../calls/failure.ts';
import { userToChange } from '../../identity/find.ts';

export default handler(AssignRolesToUser, async ({ userAccountId, roleIds }, context) => {
  const user = await userToChange(context, userAccountId);
  // Who could change his own might lock himself out, and nobody would have looked at it.
  if (user === context.session.user.UserAccountId) throw new Failure(409, 'ownRoles');
  const { added, removed } = await assigned(context, user, roleIds);
  const words = [
    added?.length ? `Given: ${added.join(', ')}` : '',
    removed?.length ? `Taken away: ${removed.join(', ')}` : '',
  ];
  context.audit({ details: words.filter(Boolean).join('; ').slice(0, 2000) || 'Nothing changed' });
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
