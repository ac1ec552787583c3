/** One try to sign in with a password: counted before it is judged, and refused so that no answer tells who exists. */
import { setTimeout as wait } from 'node:timers/promises';
import type { SignInContext } from '../../define/contract/handler.ts';
import { limits } from '../../rules/limits.ts';
import { Failure, minutesUntil, tooManyTries } from '../calls/failure.ts';
import { KeyedSemaphore } from '../calls/keyed-semaphore.ts';
import { networkOf } from './address-lists.ts';
import { verifyPassword } from './password.ts';
import { checkFactor, type GivenFactor } from './second-factor.ts';
import { secretHash } from './session.ts';

interface Input {
  readonly userName: string;
  readonly password: string;
  readonly mfaToken?: string;
  readonly mfaMethodId?: number;
}

/** Tries count before they are judged; with few of a name or an address under way, many right ones at once lock nobody out. */
const ofName = new KeyedSemaphore(3);
const ofAddress = new KeyedSemaphore(20);

export interface PasswordMatch {
  readonly userAccountId: number;
  /** What the try counted against; forgotten once nothing more is asked for. */
  readonly subject: string;
  readonly factor: GivenFactor | undefined;
}

/** @throws 401 for a wrong name and a wrong password alike, and for a wrong code; 429 for an address, and for the right password of a locked name. */
export async function tryPassword(context: SignInContext, input: Input): Promise<PasswordMatch> {
  const claim = await claimed(context, input.userName.trim());
  const { subject, fromAddress = subject } = claim;
  const { factor, ...outcome } = await ofAddress.run(fromAddress, () =>
    ofName.run(subject, () => checkPassword(context, claim, input)),
  );
  const { userAccountId } = claim;
  if (!outcome.right || userAccountId === undefined) throw await refused(context, claim, outcome);
  if (factor && !factor.right) {
    await context.inOwnTransaction('sign_in_refused', [userAccountId, 'Wrong second factor', context.caller.requestId]);
    throw new Failure(401, 'ERR-14');
  }
  return { userAccountId, subject, factor };
}

/** Who it claims to be. */
interface Claim {
  readonly userAccountId: number | undefined;
  readonly hash: string | undefined;
  /** What the try counts against: the name, or a device of this user, which gets in while the name is locked (AUTH-50). */
  readonly subject: string;
  readonly fromAddress: string | undefined;
}

interface Outcome {
  readonly right: boolean;
  readonly tries: number;
  /** The password is right, and the name locked until then. */
  readonly lockedUntil?: Date | undefined;
  readonly factor?: GivenFactor | undefined;
}

const lockTime = limits.lockTime / 1000;

async function claimed(context: SignInContext, userName: string): Promise<Claim> {
  const { address } = context.caller;
  const { device } = context.presented;
  const [userAccountId, hash] = (await context.inOwnTransaction('find_credential', [userName])) as [number?, string?];
  const key = device === undefined ? null : secretHash(device);
  const [known] = await context.inOwnTransaction('is_known_device', [userAccountId ?? 0, key]);
  const name = userName.toLowerCase();
  const subject = known ? `device:${key?.toString('hex')}:${name}` : `name:${name}`;
  const fromAddress = known ? undefined : `address:${networkOf(address)}`;
  return { userAccountId, hash: hash || undefined, subject, fromAddress };
}

/**
 * Counts the try, then looks at password and code; nothing here holds a connection while the password is hashed.
 * @throws 429 when too many tries came from the address.
 */
async function checkPassword(context: SignInContext, claim: Claim, input: Input): Promise<Outcome> {
  if (claim.fromAddress !== undefined) {
    const counting = [claim.fromAddress, limits.failuresOfAddress, lockTime];
    const [fromHere, until] = await context.inOwnTransaction('count_attempt', counting);
    if ((fromHere as number) > limits.failuresOfAddress) throw tooManyTries(until as Date | null);
  }
  const counting = [claim.subject, limits.failuresOfName, lockTime];
  const [counted, until] = await context.inOwnTransaction('count_attempt', counting);
  const tries = counted as number;
  // Of a locked name most tries cost no work; its answer waits longer than the work would take.
  if (tries > limits.failuresOfName + limits.triesWhileLocked) return { right: false, tries };
  const matches = await verifyPassword(claim.hash, input.password);
  if (tries > limits.failuresOfName) return { right: false, tries, ...(matches && { lockedUntil: until as Date }) };
  if (!matches || claim.userAccountId === undefined) return { right: false, tries };
  const factor = input.mfaToken
    ? await checkFactor(context, claim.userAccountId, input.mfaMethodId, input.mfaToken)
    : undefined;
  // A right password is no failure of the name; of the address a wrong second factor still is one.
  await context.inOwnTransaction('forgive_attempt', [claim.subject, limits.failuresOfName]);
  if (claim.fromAddress !== undefined && factor?.right !== false) {
    await context.inOwnTransaction('forgive_attempt', [claim.fromAddress, limits.failuresOfAddress]);
  }
  return { right: true, tries, factor };
}

/** The entry in the log takes time, but only for a known name: the answer waits longer than that for every name. */
async function refused(
  context: SignInContext,
  { userAccountId }: Claim,
  { tries, lockedUntil }: Outcome,
): Promise<Failure> {
  const doubled = limits.firstSlowDown * 2 ** Math.max(0, Math.min(tries, 20) - 4);
  const pause = wait(tries > 3 ? Math.min(doubled, limits.longestSlowDown) : limits.firstSlowDown / 2);
  const locks = tries === limits.failuresOfName;
  const reason = locks ? 'Wrong password; the user name is locked for 15 minutes' : 'Wrong password';
  // While the name is locked the log holds its lock, and not every try against it.
  const told =
    userAccountId === undefined || tries > limits.failuresOfName
      ? undefined
      : context.inOwnTransaction('sign_in_refused', [userAccountId, reason, context.caller.requestId]);
  await Promise.all([pause, told]);
  // Told as late as everything else is refused.
  return lockedUntil
    ? new Failure(429, 'nameLocked', { minutes: minutesUntil(lockedUntil) })
    : mismatch(limits.failuresOfName - tries);
}

/** It depends on what was tried with this name, and on nothing that is known of it. */
function mismatch(left: number): Failure {
  if (left === 0) return new Failure(401, 'nameLocksNow', { minutes: lockTime / 60 });
  const isNear = left > 0 && left <= limits.triesAnnounced;
  return isNear ? new Failure(401, 'fewTriesLeft', { left }) : new Failure(401, 'wrongCredentials');
}
