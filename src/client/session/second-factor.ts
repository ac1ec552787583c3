/** The second step of a sign-in: its code given, or sent again (AUTH-17 to AUTH-19). */
import type Authenticate from '../../../manifests/operations/Authorization/Authenticate.ts';
import type GiveSecondFactor from '../../../manifests/operations/Authorization/GiveSecondFactor.ts';
import type SendSecurityCodeNotification from '../../../manifests/operations/Authorization/SendSecurityCodeNotification.ts';
import { call } from '../first/call.ts';
import { operationRef } from '../first/operation-ref.ts';
import type { PendingSignIn } from '../first/pending-sign-in.ts';
import { afterAnswer, type SignInOutcome } from '../first/sign-in.ts';

const quiet = { quiet: true, skipReauthentication: true };

/**
 * Signs in with the password once more and the code beside it; without a password, after a single sign-on, with the code alone.
 * @throws CallError: 400 or 401 for a wrong code.
 */
export async function giveSecondFactor(
  { userName, password }: PendingSignIn,
  mfaToken: string,
  methodId: number | undefined,
  language: string,
): Promise<SignInOutcome> {
  const factor = { mfaToken, ...(methodId === undefined ? {} : { mfaMethodId: methodId }) };
  const user =
    password === undefined
      ? await call(operationRef<typeof GiveSecondFactor>('Authorization/GiveSecondFactor'), factor, quiet)
      : await call(
          operationRef<typeof Authenticate>('Authorization/Authenticate'),
          { userName, password, ...factor },
          quiet,
        );
  return afterAnswer(user, language, password);
}

/** Sends the code of an e-mail method; the one before stops working. */
export async function sendSecurityCode(userName: string, mfaMethodId: number): Promise<void> {
  const send = operationRef<typeof SendSecurityCodeNotification>('Authorization/SendSecurityCodeNotification');
  await call(send, { userName, mfaMethodId }, quiet);
}
