/** Single sign-on in the browser: begun at a provider of the brand, ended with what the provider sends back (LOGIN-12 to LOGIN-22, AUTH-20 to AUTH-22). */
import type AuthenticateOpenId from '../../../manifests/operations/Authorization/AuthenticateOpenId.ts';
import type AuthenticateWithSubConfirmation from '../../../manifests/operations/Authorization/AuthenticateWithSubConfirmation.ts';
import type StartOpenId from '../../../manifests/operations/Authorization/StartOpenId.ts';
import { limits, storageKeys } from '../../rules/limits.ts';
import { call } from '../first/call.ts';
import { CallError } from '../first/call-error.ts';
import { readSessionItem, removeSessionItem, writeSessionItem } from '../first/draft-storage.ts';
import { text } from '../first/language.ts';
import { readLocalItem, writeLocalItem } from '../first/local-storage.ts';
import { operationRef } from '../first/operation-ref.ts';
import type { CurrentUser } from '../first/session-store.ts';

export interface SignOnProvider {
  readonly id: string;
  readonly name: string;
}

/** What this window has begun; an answer that nobody asked for here is not taken. */
interface Begun extends SignOnProvider {
  /** Where the person wanted to go. */
  readonly target: string | undefined;
  readonly time: number;
}

const key = 'sign_on_begun';

/**
 * Remembers the provider, and answers its address for this sign-on. A window that is opened after `begin` knows what was begun.
 * @throws CallError when the provider is not there.
 */
export async function startSignOn({ id, name }: SignOnProvider, target: string | undefined): Promise<string> {
  writeLocalItem(storageKeys.ssoId, id);
  writeLocalItem(storageKeys.ssoName, name);
  writeSessionItem(key, { id, name, target, time: Date.now() } satisfies Begun);
  const start = operationRef<typeof StartOpenId>('Authorization/StartOpenId');
  const { AuthorizationUrl } = await call(start, { clientName: id }, { quiet: true, skipReauthentication: true });
  return AuthorizationUrl;
}

/** The sign-on under way in this window. */
export function begunSignOn(): Begun | undefined {
  const begun = readSessionItem(key) as Begun | undefined;
  return begun && Date.now() - begun.time < limits.signOnWait ? begun : undefined;
}

/** The provider that was used last in this browser. */
export function lastProvider(): SignOnProvider | undefined {
  const [id, name] = [readLocalItem(storageKeys.ssoId), readLocalItem(storageKeys.ssoName)];
  return id && name ? { id, name } : undefined;
}

/** Either the user, or the identifier of an identity that belongs to nobody yet. @throws CallError */
export type SignOnEnd = { readonly user: CurrentUser } | { readonly subject: string };

/** @param iss who the provider says that it is, where it says so. */
export async function endSignOn(code: string, state: string, iss: string | undefined): Promise<SignOnEnd> {
  const begun = begunSignOn();
  removeSessionItem(key);
  if (!begun) throw new CallError(text('This single sign-on is no longer valid. Start it again.'), 400);
  const authenticate = operationRef<typeof AuthenticateOpenId>('Authorization/AuthenticateOpenId');
  try {
    const input = { code, state, clientName: begun.id, ...(iss !== undefined && { iss }) };
    return { user: await call(authenticate, input, { quiet: true, skipReauthentication: true }) };
  } catch (error) {
    const subject =
      error instanceof CallError && error.status === 409 ? error.fields['openIdSubIdentifier'] : undefined;
    if (subject === undefined) throw error;
    return { subject };
  }
}

/** The identity signs the present user on from now on. @throws CallError */
export const linkSignOn = (subId: string): Promise<CurrentUser> =>
  call(
    operationRef<typeof AuthenticateWithSubConfirmation>('Authorization/AuthenticateWithSubConfirmation'),
    { subId },
    { quiet: true },
  );
