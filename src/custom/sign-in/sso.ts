/** Links to the single sign-on providers of a brand (LOGIN-12 to LOGIN-22). */
import type { SsoSetup } from '../../rules/branding.ts';

export interface SsoLink {
  readonly id: string;
  readonly name: string;
  readonly href: string;
}

/** One link for each provider with a usable endpoint; the others are dropped (LOGIN-21). */
export function ssoLinks(setups: readonly SsoSetup[] | undefined, origin: string): readonly SsoLink[] {
  return (setups ?? []).flatMap((setup) => {
    const address = endpoint(setup.auth_endpoint);
    if (!address || !setup.id || !setup.name) return [];
    address.searchParams.set('client_id', setup.client);
    address.searchParams.set('response_type', 'code');
    address.searchParams.set('state', encodedOrigin(origin));
    address.searchParams.set('redirect_uri', `${origin}/v/`);
    address.searchParams.set('scope', setup.scope);
    return [{ id: setup.id, name: setup.name, href: address.href }];
  });
}

/** base64url of the origin and nothing else: a shared redirect page finds the way back by it (LOGIN-22). */
export const encodedOrigin = (origin: string): string =>
  btoa(origin).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');

/** Only web addresses: a script in the configuration must not become a link. */
function endpoint(text: unknown): URL | undefined {
  const address = typeof text === 'string' ? URL.parse(text) : null;
  return address && /^https?:$/.test(address.protocol) ? address : undefined;
}
