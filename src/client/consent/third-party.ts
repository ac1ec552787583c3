/** Loads the scripts of others that the person has agreed to, and starts the page anew when he takes that back (GUARD-12). */
import {
  offeredScripts,
  scriptsFor,
  type ThirdPartyScript,
  thirdPartyScripts,
} from '../../rules/brand/third-party-scripts.ts';
import { branding } from '../first/branding.ts';
import { consents, onConsent } from './consent.ts';

const loaded = new Set<string>();

/** The services of others that this brand uses. */
export const services = (): readonly ThirdPartyScript[] => thirdPartyScripts(branding().third_party_scripts);

/** Those that somebody can agree to here and now. */
export const offeredServices = (isImpersonated: boolean): readonly ThirdPartyScript[] =>
  offeredScripts(services(), { isImpersonated, instance: branding().pod_id });

/** Called once somebody is signed in; later consents are followed as they are given. */
export function followConsents(isImpersonated: boolean): void {
  const { pod_id: instance } = branding();
  const scripts = services();
  if (!scripts.length) return;
  const follow = (): void => {
    const wanted = scriptsFor(scripts, { consents: consents(), isImpersonated, instance });
    for (const { id, src } of wanted) if (!loaded.has(id)) load(id, src);
    // What has run cannot be made undone: only a new page is without it, at the place to which the screen that asked leads.
    if ([...loaded].some((id) => !wanted.some((script) => script.id === id))) setTimeout(() => location.reload());
  };
  onConsent(follow);
  follow();
}

function load(id: string, src: string): void {
  loaded.add(id);
  const script = document.createElement('script');
  const nonce = document.querySelector<HTMLMetaElement>('meta[name="script-nonce"]')?.nonce;
  if (nonce !== undefined) script.nonce = nonce;
  Object.assign(script, { src, async: true, referrerPolicy: 'no-referrer' });
  document.head.append(script);
}
