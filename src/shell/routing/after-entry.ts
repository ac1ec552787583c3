/** What happens once, after the guard has let somebody in for the first time (GUARD-10, GUARD-11, GUARD-16). */
import type GetSupportDetails from '../../../manifests/operations/Account/GetSupportDetails.ts';
import { branding } from '../../client/first/branding.ts';
import { call } from '../../client/first/call.ts';
import { activeLanguage, currentLanguage } from '../../client/first/language.ts';
import { operationRef } from '../../client/first/operation-ref.ts';
import type { CurrentUser } from '../../client/first/session-store.ts';
import { createStore } from '../../client/first/store.ts';
import { instance } from '../../client/page/instance.ts';
import type { DataOf } from '../../define/contract/operation.ts';
import type { InstanceId } from '../../rules/brand/instance.ts';

/** Whom to ask for help; undefined when the server does not say. */
export const supportDetails = createStore<DataOf<typeof GetSupportDetails> | undefined>(undefined);

/** For third-party scripts and support; never the session's id. */
export interface AppVariables {
  readonly userAccountId: number;
  readonly companyAccountId: number;
  readonly locale: string;
  readonly podId: string | undefined;
  readonly instanceId: InstanceId;
  readonly isSignedIn: true;
  readonly isImpersonated: boolean;
  /** Who is at the keyboard: what is tracked is told of him, not of the user whose name he wears (AUTH-36, ANALYT-07). */
  readonly trackedAccountId: number;
  /** Scripts of others that help the user stay away while somebody works in his name (AUTH-37). */
  readonly mayLoadHelpScripts: boolean;
}

declare global {
  interface Window {
    __APP__?: AppVariables;
  }
}

let passed: Promise<void> | undefined;

/** Ends when the prerequisites are there; a failure falls back, so it always ends (LAY-26). */
export function afterEntry(user: CurrentUser): Promise<void> {
  passed ??= pass(user);
  return passed;
}

async function pass(user: CurrentUser): Promise<void> {
  const tell = () => {
    window.__APP__ = variables(user);
  };
  tell();
  activeLanguage.subscribe(tell);
  if (branding().third_party_scripts) void followThirdParties(user);
  const ask = operationRef<typeof GetSupportDetails>('Account/GetSupportDetails', { kind: 'read' });
  try {
    supportDetails.set(await call(ask, {}, { quiet: true }));
  } catch (error) {
    console.warn('The support details were not loaded', error);
  }
}

/** Few brands use services of others; nobody waits for these. */
async function followThirdParties({ ImpersonatorAccountId }: CurrentUser): Promise<void> {
  try {
    const { followConsents } = await import('../../client/consent/third-party.ts');
    await followConsents(ImpersonatorAccountId !== undefined);
  } catch (error) {
    console.warn('The services of others were not loaded', error);
  }
}

const variables = (user: CurrentUser): AppVariables =>
  Object.freeze({
    userAccountId: user.UserAccountId,
    companyAccountId: user.CompanyAccount.AccountId,
    locale: currentLanguage(),
    podId: branding().pod_id,
    instanceId: instance(),
    isSignedIn: true,
    isImpersonated: user.ImpersonatorAccountId !== undefined,
    trackedAccountId: user.ImpersonatorAccountId ?? user.UserAccountId,
    mayLoadHelpScripts: user.ImpersonatorAccountId === undefined,
  });
