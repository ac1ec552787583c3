/** Links with which a user chooses his password: random, kept as a hash, good once and not for long. */
import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { limits } from '../../rules/limits.ts';
import type { Tables } from '../db/tables.ts';
import { enqueueMail, type MailDeps } from '../mail/enqueue.ts';
import { resetMail } from '../mail/templates/sign-in.ts';
import { inviteAgain } from './invitation.ts';

export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest();

export async function newPasswordLink(
  db: Kysely<Tables>,
  userAccountId: number,
  life: number = limits.passwordLinkLife,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db
    .insertInto('password_link')
    .values({
      token_hash: tokenHash(token),
      user_account_id: userAccountId,
      expires_utc: new Date(Date.now() + life),
      used_utc: null,
    })
    .execute();
  return token;
}

/**
 * Sends a user of the scope his link, to an address that is known to be his; whoever was invited and has not come is
 * invited again. @returns false when he has no name to sign in with, or no e-mail address.
 */
export async function sendPasswordLink(deps: MailDeps, userAccountId: number): Promise<boolean> {
  const known = await deps.db
    .selectFrom('credential')
    .select(['username', 'email_confirmed_utc'])
    .where('user_account_id', '=', userAccountId)
    .executeTakeFirst();
  if (!known) return false;
  if (!known.email_confirmed_utc) return inviteAgain(deps, userAccountId);
  const token = await newPasswordLink(deps.db, userAccountId);
  return enqueueMail(deps, userAccountId, resetMail(known.username, token));
}
