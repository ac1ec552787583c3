/** How safe the sign-in of a user is. */
import { sql } from 'kysely';
import GetUserSecurity from '../../../../manifests/operations/Account/GetUserSecurity.ts';
import { handler } from '../../../define/contract/handler.ts';
import { limits } from '../../../rules/limits.ts';
import { utc } from '../../accounts/row.ts';
import { noAccount } from '../../calls/failure.ts';
import { findUser } from '../../identity/find.ts';
import { relationTo } from '../../identity/user-relation.ts';

interface Row {
  username: string;
  has_factor: boolean;
  is_needed: boolean;
  is_exempt: boolean;
  recovery_codes: number;
  password_changed_utc: Date | null;
  locked_until_utc: Date | null;
  sessions: number;
}

export default handler(GetUserSecurity, async ({ userAccountId }, context) => {
  const user = await findUser(context, userAccountId);
  const { rows } = await sql<Row>`select * from user_security_of(${user}, ${limits.sessionIdle / 1000})`.execute(
    context.db,
  );
  const [row] = rows;
  if (!row) throw noAccount(user);
  return {
    UserAccountId: user,
    Username: row.username,
    ...(await relationTo(context, user)),
    HasSecondFactor: row.has_factor,
    IsNeeded: row.is_needed,
    IsExempt: row.is_exempt,
    RecoveryCodes: row.recovery_codes,
    ...(row.password_changed_utc && { PasswordChangedUtc: utc(row.password_changed_utc) }),
    ...(row.locked_until_utc && { LockedUntilUtc: utc(row.locked_until_utc) }),
    IsLocked: row.locked_until_utc !== null,
    Sessions: row.sessions,
  };
});
