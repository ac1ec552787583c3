/** Second factors of a test's users: an authenticator app in the hand of the test. */
import { setTimeout as pause } from 'node:timers/promises';
import { generateSync } from 'otplib';
import CreateRecoveryCodes from '../../manifests/operations/Account/CreateRecoveryCodes.ts';
import EnableTwoFactorMethod from '../../manifests/operations/Account/EnableTwoFactorMethod.ts';
import SetupTwoFactorMethod from '../../manifests/operations/Account/SetupTwoFactorMethod.ts';
import type { TestServer } from './server.ts';
import type { Visitor } from './visitor.ts';

/** The code of an app now, or some steps of 30 seconds away. */
export const codeOf = (secret: string, steps = 0): string =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + steps * 30 });

/** A code that is one step off is good for the rest of this step alone, and a call takes its time. */
async function awayFromNextStep(): Promise<void> {
  const left = 30_000 - (Date.now() % 30_000);
  if (left < 2000) await pause(left);
}

export interface App {
  readonly id: number;
  readonly secret: string;
}

/** Sets an authenticator app up with the code of the step before, so that the present one is still good. */
export async function addApp(visitor: Visitor, name = 'My phone'): Promise<App> {
  const { authenticationMethodId, Secret = '' } = await visitor.call(SetupTwoFactorMethod, {
    methodType: 'AuthenticatorApp',
    name,
  });
  await awayFromNextStep();
  await visitor.call(EnableTwoFactorMethod, { authenticationMethodId, mfaToken: codeOf(Secret, -1) });
  return { id: authenticationMethodId, secret: Secret };
}

export const recoveryCodes = (visitor: Visitor): Promise<string[]> => visitor.call(CreateRecoveryCodes, {});

/** Lets a user count as one with a second factor, for what he may do with it. */
export async function putFactor({ database }: TestServer, userAccountId: number): Promise<void> {
  await database.owner
    .insertInto('authentication_method')
    .values({
      user_account_id: userAccountId,
      kind: 'Email',
      name: 'E-mail',
      is_primary: true,
      secret: null,
      enabled_utc: new Date(),
      last_used_utc: null,
    })
    .execute();
}

/** Takes all second factors and policies away again. */
export async function removeFactors({ database }: TestServer): Promise<void> {
  for (const table of ['authentication_method', 'recovery_code', 'mfa_policy', 'mfa_exemption', 'attempt'] as const) {
    await database.owner.deleteFrom(table).execute();
  }
}
