/** Starting sessions: the secret changes at each step of a sign-in, so one that was known before is worth nothing after. */
import type { SignInContext } from '../../define/contract/handler.ts';
import { meets } from '../../rules/access/capabilities.ts';
import { limits } from '../../rules/limits.ts';
import { Failure } from '../calls/failure.ts';
import { enqueueMail } from '../mail/enqueue.ts';
import { newSignInMail } from '../mail/templates/sign-in.ts';
import { isAddressAllowed } from './caller-address.ts';
import { currentUserOf } from './current-user.ts';
import { type CurrentUserData, newSecret, secretHash } from './session.ts';

interface Start {
  readonly userAccountId: number;
  readonly stage?: 'secondFactor' | 'full';
  readonly withFactor?: boolean;
  readonly language?: string;
  readonly expires?: Date;
  /** When he proved who he is, where that is not now. */
  readonly proved?: Date;
  readonly impersonator?: { readonly accountId: number; readonly sessionId: string; readonly readOnly: boolean };
}

/** Starts a session in the scope of its user, in place of the one that the cookie names. */
export async function startSession(context: SignInContext, start: Start): Promise<CurrentUserData> {
  const { secret, hash } = newSecret();
  const stage = start.stage ?? 'full';
  const life = stage === 'full' ? limits.sessionLife : limits.secondFactorWait;
  const { session_id } = await context.db
    .insertInto('session')
    .values({
      secret_hash: hash,
      user_account_id: start.userAccountId,
      language: start.language ?? context.language,
      expires_utc: start.expires ?? new Date(Date.now() + life),
      ...(start.proved ? { proved_utc: start.proved } : {}),
      ended_utc: null,
      address: context.caller.address,
      user_agent: context.caller.userAgent?.slice(0, 300) ?? null,
      stage,
      with_factor: start.withFactor ?? false,
      impersonator_account_id: start.impersonator?.accountId ?? null,
      impersonator_session_id: start.impersonator?.sessionId ?? null,
      read_only: start.impersonator?.readOnly ?? false,
    })
    .returning('session_id')
    .executeTakeFirstOrThrow();
  context.setSecret(secret);
  const [row] = await context.prepared(
    'session_user_data',
    'select session_user_data(s) from session s where session_id = $1',
    [session_id],
  );
  return row?.[0] as CurrentUserData;
}

/** Ends the session that the call came with, if any; another one takes its place. */
export async function endPresentedSession(context: SignInContext): Promise<void> {
  const { session } = context.presented;
  if (session) await context.prepared('end_session', 'select end_session($1)', [session.sessionId]);
}

interface Known {
  readonly userAccountId: number;
  readonly withFactor: boolean;
}

/**
 * The end of every sign-in: a full session, unless a second factor is still to be given (AUTH-12).
 * @throws 403 when the company refuses the address, or the user may not work here (AUTH-09).
 */
export async function signInAs(context: SignInContext, { userAccountId, withFactor }: Known): Promise<CurrentUserData> {
  if (!(await isAddressAllowed(context, userAccountId)))
    throw new Failure(403, 'addressRefused', { address: context.caller.address });
  const { user, scope } = await currentUserOf(context, userAccountId);
  await context.enter({ path: scope, userAccountId });
  context.audit({ user: { accountId: userAccountId, name: user.UserAccount.DisplayName, type: 'User' } });
  await endPresentedSession(context);
  if (user.HasSecondFactor && !withFactor) {
    context.audit({ event: 'Second factor awaited' });
    return startSession(context, { userAccountId, stage: 'secondFactor' });
  }
  // Who may not work here gets no session, but learns why; who must set up a second factor comes first to that.
  if (!user.MustSetupMfa && !meets(user.Capability, { can: 'LOGIN', flags: ['Execute'] }))
    throw new Failure(403, 'ERR-11');
  await context.prepared('signed_in', 'select signed_in($1)', [userAccountId]);
  await rememberDevice(context, userAccountId);
  return startSession(context, { userAccountId, withFactor });
}

/** The device is known from now on; one that is new to a user who has others is told to him. */
async function rememberDevice(context: SignInContext, userAccountId: number): Promise<void> {
  const { address, userAgent } = context.caller;
  const { device } = context.presented;
  const secret = device ?? newSecret().secret;
  const [row] = await context.prepared('remember_device', 'select remember_device($1, $2)', [
    userAccountId,
    secretHash(secret),
  ]);
  if (!device) context.setDevice(secret);
  if (row?.[0] !== true) return;
  const time = `${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  await enqueueMail(context, userAccountId, newSignInMail({ time, address, userAgent }));
}
