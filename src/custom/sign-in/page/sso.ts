/** The single sign-on providers of a brand that the sign-in page offers (LOGIN-12 to LOGIN-21). */
import type { SsoSetup } from '../../../rules/brand/branding.ts';

export interface SsoChoice {
  readonly id: string;
  readonly name: string;
}

/** One for each provider with a usable endpoint; the others are dropped (LOGIN-21). */
export const ssoChoices = (setups: readonly SsoSetup[] | undefined): readonly SsoChoice[] =>
  (setups ?? []).flatMap(({ id, name, auth_endpoint }) =>
    id && name && isWebAddress(auth_endpoint) ? [{ id, name }] : [],
  );

/** A script in the configuration must not become an address that people are sent to. */
function isWebAddress(text: unknown): boolean {
  const address = typeof text === 'string' ? URL.parse(text) : null;
  return address !== null && /^https?:$/.test(address.protocol);
}
