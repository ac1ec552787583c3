/** Choosing a password: every rule that the new one breaks, and setting it. */
import type { HandlerContext } from '../define/handler.ts';
import { passwordTexts } from '../rules/field-texts.ts';
import { limits } from '../rules/limits.ts';
import { brokenRules, type PasswordRule } from '../rules/password.ts';
import { Failure } from './failure.ts';
import { isLeaked } from './leaked-passwords.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { currentUserOf } from './users.ts';

/** The rules that the password breaks as the next one of a user; comparing with former ones is dear, so that comes last. */
export async function faultsOf(
  context: HandlerContext,
  userAccountId: number,
  password: string,
): Promise<readonly PasswordRule[]> {
  const { user } = await currentUserOf(context, userAccountId);
  const faults: PasswordRule[] = [
    ...brokenRules(password, {
      company: user.CompanyAccount.DisplayName,
      firstName: user.UserAccount.Firstname,
      lastName: user.UserAccount.Lastname,
    }),
  ];
  if (await isLeaked(password)) faults.push('breached');
  if (!faults.length && (await isRecent(context, userAccountId, password))) faults.push('recent');
  return faults;
}

async function isRecent(context: HandlerContext, userAccountId: number, password: string): Promise<boolean> {
  const rows = await context.prepared('recent_passwords', 'select password_hash from recent_passwords($1, $2)', [
    userAccountId,
    limits.recentPasswords,
  ]);
  const same = await Promise.all(rows.map(([hash]) => verifyPassword((hash as string) || undefined, password)));
  return same.includes(true);
}

export const inWords = (context: HandlerContext, faults: readonly PasswordRule[]): string[] =>
  faults.map((fault) =>
    context.text(passwordTexts[fault], { n: fault === 'recent' ? limits.recentPasswords : limits.passwordLength }),
  );

/**
 * Sets the password of a user within the scope.
 * @throws 400 naming every rule that it breaks.
 */
export async function setPassword(context: HandlerContext, userAccountId: number, password: string): Promise<void> {
  const faults = await faultsOf(context, userAccountId, password);
  if (faults.length) throw new Failure(400, 'weakPassword', { rules: inWords(context, faults).join('. ') });
  await context.prepared('set_password', 'select set_password($1, $2, $3)', [
    userAccountId,
    await hashPassword(password),
    limits.recentPasswords,
  ]);
}
