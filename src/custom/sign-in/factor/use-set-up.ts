/** Setting up a second factor: prepared once, switched on by its first code, then the user as he is now (CALL-028, CALL-029, AUTH-13). */
import { useEffect, useState } from 'react';
import type CreateRecoveryCodes from '../../../../manifests/operations/Account/CreateRecoveryCodes.ts';
import type EnableTwoFactorMethod from '../../../../manifests/operations/Account/EnableTwoFactorMethod.ts';
import type SetupTwoFactorMethod from '../../../../manifests/operations/Account/SetupTwoFactorMethod.ts';
import type GetCurrentUser from '../../../../manifests/operations/Authorization/GetCurrentUser.ts';
import { call } from '../../../client/first/call.ts';
import { CallError, generalText } from '../../../client/first/call-error.ts';
import { currentLanguage } from '../../../client/first/language.ts';
import { operationRef } from '../../../client/first/operation-ref.ts';
import { currentSession } from '../../../client/first/session-store.ts';
import { afterAnswer } from '../../../client/first/sign-in.ts';
import { afterWrite } from '../../../client/query/after-write.ts';
import { own } from '../../../define/contract/changes.ts';
import type { DataOf, InputOf } from '../../../define/contract/operation.ts';
import type { SignInSteps } from '../card/sign-in-steps.ts';

const quiet = { quiet: true };
const setUpMethod = operationRef<typeof SetupTwoFactorMethod>('Account/SetupTwoFactorMethod', {
  changes: ['SecondFactor', 'Mail'],
});
const enableMethod = operationRef<typeof EnableTwoFactorMethod>('Account/EnableTwoFactorMethod', {
  changes: ['SecondFactor', 'Session', 'Mail', own('CurrentUser')],
});
const currentUser = operationRef<typeof GetCurrentUser>('Authorization/GetCurrentUser');
const createCodes = operationRef<typeof CreateRecoveryCodes>('Account/CreateRecoveryCodes', {
  changes: ['SecondFactor'],
});

export type Prepared = DataOf<typeof SetupTwoFactorMethod>;

export interface SetUp {
  readonly prepared: Prepared | undefined;
  readonly fault: CallError | undefined;
  readonly isBusy: boolean;
  /** New recovery codes, once the first factor is on; they are answered this once. */
  readonly recoveryCodes: readonly string[] | undefined;
  /** Somebody signed in wants one more factor, and nobody makes him. */
  readonly isVoluntary: boolean;
  prepare(): void;
  /** Rejects with a CallError when the code is wrong. */
  enable(code: string): Promise<void>;
}

/** Without `atOnce` nothing is prepared before `prepare` is called. */
export function useSetUp(wanted: InputOf<typeof SetupTwoFactorMethod>, steps: SignInSteps, atOnce = true): SetUp {
  const [prepared, setPrepared] = useState<Prepared>();
  const [fault, setFault] = useState<CallError>();
  const [isBusy, setBusy] = useState(false);
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[]>();
  const [before] = useState(currentSession);

  const prepare = async () => {
    setFault(undefined);
    setBusy(true);
    try {
      setPrepared(await call(setUpMethod, wanted, quiet));
      void afterWrite(setUpMethod);
    } catch (error) {
      // Nobody is signed in, not even half.
      if (error instanceof CallError && error.status === 401) return steps.toLogin();
      setFault(error instanceof CallError ? error : new CallError(generalText(), 0));
    } finally {
      setBusy(false);
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the screen opens
  useEffect(() => {
    if (atOnce) void prepare();
  }, []);
  const enable = async (mfaToken: string) => {
    await call(enableMethod, { authenticationMethodId: prepared?.authenticationMethodId ?? 0, mfaToken }, quiet);
    void afterWrite(enableMethod);
    await goOn();
  };
  /** The factor is on: whatever fails from here is no fault of the code. */
  const goOn = async () => {
    try {
      await afterAnswer(await call(currentUser, {}, quiet), currentLanguage());
      if (before?.HasSecondFactor) return steps.enter();
      setRecoveryCodes(await call(createCodes, {}, quiet));
      void afterWrite(createCodes);
    } catch (error) {
      steps.toLogin(error instanceof CallError ? error.message : generalText());
    }
  };
  const isVoluntary = before !== undefined && !before.MustSetupMfa;
  return { prepared, fault, isBusy, recoveryCodes, isVoluntary, prepare: () => void prepare(), enable };
}
