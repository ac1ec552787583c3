/** Second factors: codes of authenticator apps, codes by e-mail, and recovery codes; each is good once. */
import { randomInt } from 'node:crypto';
import { verify } from 'otplib';
import type { CallContext } from '../../define/contract/handler.ts';
import { limits } from '../../rules/limits.ts';
import { Failure } from '../calls/failure.ts';
import { enqueueMail } from '../mail/enqueue.ts';
import { codeMail } from '../mail/templates/sign-in.ts';

/** A clock may be wrong by one step. */
const tolerance = 30;

type Context = Pick<CallContext, 'inOwnTransaction' | 'secrets'>;

const recoveryCodeShape = /^[a-z2-9]{4}(-[a-z2-9]{4}){2}$/;
const asTyped = (token: string): string => token.replace(/\s/g, '').toLowerCase();

export interface GivenFactor {
  readonly right: boolean;
  readonly recoveryCode: boolean;
}

/** Whether the code is right; it counts as a try before anybody knows, so that many at once count as many. */
export async function checkFactor(
  context: Context,
  userAccountId: number,
  methodId: number | undefined,
  token: string,
): Promise<GivenFactor> {
  const recoveryCode = recoveryCodeShape.test(asTyped(token));
  const use = recoveryCode ? useRecoveryCode : useMethod;
  const right = await counted(context, userAccountId, () => use(context, userAccountId, asTyped(token), methodId));
  return { right, recoveryCode };
}

/** Whether it is the first code of a method that was begun a short while ago; such a code is good for nothing else. */
export const checkPendingFactor = (
  context: Context,
  userAccountId: number,
  methodId: number,
  token: string,
): Promise<boolean> =>
  counted(context, userAccountId, async () => {
    const asked = [userAccountId, methodId, limits.pendingFactorLife / 1000];
    return isCodeOf(context, await context.inOwnTransaction('pending_factor', asked), asTyped(token));
  });

/** Nothing is looked at once there were too many tries. */
async function counted(context: Context, userAccountId: number, isRight: () => Promise<boolean>): Promise<boolean> {
  const subject = `factor:${userAccountId}`;
  const [tries] = await context.inOwnTransaction('count_attempt', [
    subject,
    limits.failuresOfFactor,
    limits.lockTime / 1000,
  ]);
  const right = (tries as number) <= limits.failuresOfFactor && (await isRight());
  if (right) await context.inOwnTransaction('forget_attempts', [subject]);
  return right;
}

async function useMethod(
  context: Context,
  userAccountId: number,
  token: string,
  wanted: number | undefined,
): Promise<boolean> {
  return isCodeOf(context, await context.inOwnTransaction('factor_of', [userAccountId, wanted ?? null]), token);
}

async function isCodeOf(context: Context, found: readonly unknown[], token: string): Promise<boolean> {
  const [methodId, kind, secret] = found as [number?, string?, Buffer?];
  if (methodId === undefined || !/^\d{6}$/.test(token)) return false;
  if (kind === 'Email') {
    const [taken] = await context.inOwnTransaction('accept_code', [methodId, codeHash(context, methodId, token)]);
    return taken === true;
  }
  if (!secret) return false;
  const key = context.secrets.decrypt('authenticator', secret);
  const result = await verify({ secret: key, token, epochTolerance: tolerance });
  if (!result.valid || !('timeStep' in result)) return false;
  const [taken] = await context.inOwnTransaction('accept_step', [methodId, result.timeStep]);
  return taken === true;
}

async function useRecoveryCode(context: Context, userAccountId: number, token: string): Promise<boolean> {
  const [taken] = await context.inOwnTransaction('accept_recovery_code', [
    userAccountId,
    recoveryHash(context, userAccountId, token),
  ]);
  return taken === true;
}

const codeHash = ({ secrets }: Context, methodId: number, code: string): Buffer =>
  secrets.hash('security code', `${methodId}:${code}`);

const recoveryHash = ({ secrets }: Context, userAccountId: number, code: string): Buffer =>
  secrets.hash('recovery code', `${userAccountId}:${code}`);

/**
 * Sends the next code of an e-mail method; the one before stops working.
 * @throws when the user has no e-mail address.
 */
export async function sendCode(context: CallContext, userAccountId: number, methodId: number): Promise<void> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const kept = {
    code_hash: codeHash(context, methodId, code),
    expires_utc: new Date(Date.now() + limits.securityCodeLife),
  };
  await context.db
    .insertInto('security_code')
    .values({ authentication_method_id: methodId, ...kept })
    .onConflict((conflict) => conflict.column('authentication_method_id').doUpdateSet(kept))
    .execute();
  if (!(await enqueueMail(context, userAccountId, codeMail(code)))) throw new Failure(409, 'noMailAddress');
}

/** No letter or digit that can be mistaken for another. */
const characters = 'abcdefghjkmnpqrstuvwxyz23456789';

const newRecoveryCode = (): string =>
  Array.from({ length: 12 }, () => characters.charAt(randomInt(characters.length)))
    .join('')
    .replace(/(.{4})(?=.)/g, '$1-');

/** New recovery codes of the user; former ones stop working. */
export async function makeRecoveryCodes(context: CallContext, userAccountId: number): Promise<string[]> {
  const codes = Array.from({ length: limits.recoveryCodes }, newRecoveryCode);
  await context.db.deleteFrom('recovery_code').where('user_account_id', '=', userAccountId).execute();
  await context.db
    .insertInto('recovery_code')
    .values(
      codes.map((code) => ({ user_account_id: userAccountId, code_hash: recoveryHash(context, userAccountId, code) })),
    )
    .execute();
  return codes;
}
