/** One sign-on at a provider: begun with state, nonce and PKCE, bound to the device, ended once with the provider's code. */
import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  ResponseBodyError,
  randomNonce,
  randomPKCECodeVerifier,
} from 'openid-client';
import type { SignInContext } from '../../../define/contract/handler.ts';
import { limits } from '../../../rules/limits.ts';
import { isStorable } from '../../../rules/text/storable-text.ts';
import { Failure } from '../../calls/failure.ts';
import { newSecret, secretHash } from '../session.ts';

/** The address that providers send people back to; the portal's guard turns the query into a route (LOGIN-22, GUARD-2). */
const redirectAddress = ({ brand }: SignInContext): string => `${brand.publicUrl}/v/`;

/** @returns the provider's address, to which the browser goes now. */
export async function beginSignOn(context: SignInContext, provider: string): Promise<string> {
  const { entry, configuration } = await reach(context, provider);
  const device = context.presented.device ?? newSecret().secret;
  if (!context.presented.device) context.setDevice(device);
  const verifier = randomPKCECodeVerifier();
  const nonce = randomNonce();
  const origin = Buffer.from(new URL(context.brand.publicUrl).origin).toString('base64url');
  const state = `${origin}.${newSecret().secret}`;
  await context.inOwnTransaction('put_sign_on_attempt', [
    secretHash(state),
    provider,
    context.secrets.encrypt('sign-on', verifier),
    nonce,
    secretHash(device),
    limits.signOnWait / 1000,
  ]);
  return buildAuthorizationUrl(configuration, {
    response_type: 'code',
    redirect_uri: redirectAddress(context),
    scope: entry.scope ?? 'openid',
    state,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  }).href;
}

export interface ProviderIdentity {
  readonly provider: string;
  readonly providerName: string;
  readonly subject: string;
  /** The provider says that it asked for more than a password. */
  readonly withFactor: boolean;
}

/** @throws 400 for an answer that nobody here asked for, or that the provider takes back; 503 when it is out of reach. */
export async function endSignOn(
  context: SignInContext,
  { code, state, clientName, iss }: { code: string; state: string; clientName: string; iss?: string },
): Promise<ProviderIdentity> {
  const device = context.presented.device ?? '';
  const taken = await context.inOwnTransaction('take_sign_on_attempt', [secretHash(state), secretHash(device)]);
  const [provider, sealed, nonce] = taken as [string?, Buffer?, string?];
  if (provider === undefined || !sealed || !nonce || provider !== clientName) throw new Failure(400, 'signOnOver');
  const { entry, configuration } = await reach(context, provider);
  const answer = new URL(redirectAddress(context));
  const metadata = configuration.serverMetadata();
  // Whoever answers says who he is. A code of one provider that is sent on to another would tell him what is not his.
  const named =
    iss ?? (metadata['authorization_response_iss_parameter_supported'] === true ? undefined : metadata.issuer);
  if (named !== metadata.issuer) throw new Failure(400, 'signOnOver');
  answer.search = new URLSearchParams({ code, state, iss: named }).toString();
  const checks = {
    pkceCodeVerifier: context.secrets.decrypt('sign-on', sealed),
    expectedState: state,
    expectedNonce: nonce,
    idTokenExpected: true,
  };
  const claims = await redeem(configuration, answer, checks).catch((error: unknown) => {
    if (error instanceof ResponseBodyError) throw new Failure(400, 'signOnOver');
    throw new Failure(503, 'signOnDown', { name: entry.name });
  });
  const subject = claims?.sub;
  if (!subject || !isStorable(subject)) throw new Failure(400, 'signOnOver');
  const methods = claims['amr'];
  const withFactor = Array.isArray(methods) && methods.some((method) => method === 'mfa' || method === 'otp');
  return { provider, providerName: entry.name, subject, withFactor };
}

async function redeem(
  configuration: Configuration,
  answer: URL,
  checks: Parameters<typeof authorizationCodeGrant>[2],
): Promise<Record<string, unknown> & { sub?: string }> {
  const tokens = await authorizationCodeGrant(configuration, answer, checks);
  return { ...tokens.claims() };
}

async function reach(context: SignInContext, provider: string) {
  const found = await context.signOn.configuration(provider).catch(() => {
    throw new Failure(503, 'signOnDown', { name: context.signOn.nameOf(provider) });
  });
  if (!found) throw new Failure(404, 'noSignOn');
  return found;
}
