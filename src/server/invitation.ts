/** Invitations: a new user has no password; with the token of his invitation he chooses one. */
import { createHash, randomBytes } from 'node:crypto';
import type { HandlerContext } from '../define/handler.ts';
import { limits } from '../rules/limits.ts';
import { invitationLetter } from './mail/letters.ts';
import { post } from './mail/post.ts';

/** Invites a user in the transaction of the call; the token goes into the mail and is kept nowhere. */
export async function inviteUser(context: HandlerContext, userAccountId: number): Promise<void> {
  const token = randomBytes(32).toString('base64url');
  await context.db
    .insertInto('invitation')
    .values({
      user_account_id: userAccountId,
      invited_by_account_id: context.session.user.UserAccountId,
      token_hash: createHash('sha256').update(token).digest(),
      expires_utc: new Date(Date.now() + limits.invitationLife),
      used_utc: null,
    })
    .execute();
  const [row] = await context.prepared('add_credential', 'select add_credential($1)', [userAccountId]);
  const company = context.session.user.CompanyAccount.DisplayName;
  await post(context, userAccountId, invitationLetter(String(row?.[0]), token, company));
}
