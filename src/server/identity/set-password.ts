/** Choosing a password: every rule that the new one breaks, and setting it. No connection is held while passwords are hashed. */
import type { SignInContext } from '../../define/contract/handler.ts';
import { passwordTexts } from '../../rules/fields/field-texts.ts';
import { brokenRules, type PasswordRule } from '../../rules/identity/password.ts';
import { limits } from '../../rules/limits.ts';
import { Failure } from '../calls/failure.ts';
import { isLeaked } from './leaked-passwords.ts';
import { hashPassword, verifyPassword } from './password.ts';
import type { CurrentUserData } from './session.ts';

/** The rules that the password breaks as the next one of a user; comparing with former ones is dear, so that comes last. */
export async function brokenPasswordRules(
  context: SignInContext,
  userAccountId: number,
  password: string,
): Promise<readonly PasswordRule[]> {
  return (await judged(context, userAccountId, password)).faults;
}

async function judged(context: SignInContext, userAccountId: number, password: string) {
  const [user] = (await context.inOwnTransaction('current_user_of', [userAccountId])) as [CurrentUserData?];
  if (!user) throw new Error(`User ${userAccountId} has no company above`);
  const [hashes] = await context.inOwnTransaction('recent_passwords', [userAccountId, limits.recentPasswords]);
  const recent = hashes as readonly string[];
  const faults: PasswordRule[] = [
    ...brokenRules(password, {
      company: user.CompanyAccount.DisplayName,
      firstName: user.UserAccount.Firstname,
      lastName: user.UserAccount.Lastname,
    }),
  ];
  if (await isLeaked(password)) faults.push('breached');
  if (!faults.length && (await isOneOf(recent, password))) faults.push('recent');
  return { faults, former: recent[0] ?? '' };
}

async function isOneOf(hashes: readonly string[], password: string): Promise<boolean> {
  const same = await Promise.all(hashes.map((hash) => verifyPassword(hash || undefined, password)));
  return same.includes(true);
}

export const rulesInWords = (context: SignInContext, faults: readonly PasswordRule[]): string[] =>
  faults.map((fault) =>
    context.text(passwordTexts[fault], { n: fault === 'recent' ? limits.recentPasswords : limits.passwordLength }),
  );

/** A password that may be set, ready hashed, with the present one that it was compared with. */
export interface NewPassword {
  readonly userAccountId: number;
  readonly former: string;
  readonly hash: string;
}

/**
 * Looks at a new password and hashes it; called before the first statement of the call's own transaction.
 * @throws 400 naming every rule that it breaks.
 */
export async function newPassword(
  context: SignInContext,
  userAccountId: number,
  password: string,
): Promise<NewPassword> {
  const { faults, former } = await judged(context, userAccountId, password);
  if (faults.length) throw new Failure(400, 'weakPassword', { rules: rulesInWords(context, faults).join('. ') });
  return { userAccountId, former, hash: await hashPassword(password) };
}

/** Sets the password of a user within the scope. @returns false when another one was set meanwhile. */
export async function setPassword(context: SignInContext, { userAccountId, former, hash }: NewPassword) {
  const values = [userAccountId, former, hash, limits.recentPasswords];
  const [row] = await context.prepared('set_password', 'select set_password($1, $2, $3, $4)', values);
  return row?.[0] === true;
}
