/** Loads the scripts of others that the person has agreed to, and starts the page anew when he takes that back (GUARD-12). */
import {
  consentManagerOf,
  hasAllConsents,
  hasThirdParties,
  offeredScripts,
  scriptsFor,
  scriptsWithoutKey,
  type ThirdPartyKind,
  type ThirdPartyScript,
  thirdPartyScripts,
} from '../../rules/brand/third-party-scripts.ts';
import { onAnalyticsEvent } from '../analytics/analytics.ts';
import { branding } from '../first/branding.ts';
import { createStore } from '../first/store.ts';
import { instance } from '../page/instance.ts';
import { offerCoBrowsing } from './co-browsing.ts';
import { consents, followManager, onConsent } from './consent.ts';
import { consentManager } from './consent-manager.ts';

/** The services whose scripts have run on this page: what stands around it shows itself by them. */
export const runningServices = createStore<readonly ThirdPartyScript[]>([]);
const asked = new Set<string>();

/** The services of others that this brand uses. */
export const services = (): readonly ThirdPartyScript[] => usable().filter(({ kind }) => kind !== 'consent');

/** Those that somebody can agree to here and now. */
export const offeredServices = (isImpersonated: boolean): readonly ThirdPartyScript[] =>
  offeredScripts(services(), { isImpersonated, instance: instance() });

/** The running service of a kind; a chat bot only where the person has agreed to every service (CHAT-06). */
export function runningService(kind: ThirdPartyKind): ThirdPartyScript | undefined {
  if (kind === 'chat' && !hasAllConsents(services(), consents())) return undefined;
  return runningServices.get().find((script) => script.kind === kind);
}

/** Called once somebody is signed in; later consents are followed as they are given. */
export async function followConsents(isImpersonated: boolean): Promise<void> {
  const here = instance();
  if (!hasThirdParties(here)) return;
  for (const { id } of scriptsWithoutKey(branding().third_party_scripts)) {
    console.warn(`"${id}" of third_party_scripts has no key and is not loaded`);
  }
  const scripts = services();
  const manager = consentManagerOf(usable());
  if (manager && !(await hasManager(manager))) return;
  const follow = (): void => {
    const wanted = scriptsFor(scripts, { consents: consents(), isImpersonated, instance: here });
    for (const script of wanted) if (!asked.has(script.id)) load(script);
    // What has run cannot be made undone: only a new page is without it, at the place to which the screen that asked leads.
    if ([...asked].some((id) => !wanted.some((script) => script.id === id))) setTimeout(() => location.reload());
  };
  onConsent(follow);
  follow();
}

const usable = (): readonly ThirdPartyScript[] => thirdPartyScripts(branding().third_party_scripts);

async function hasManager(script: ThirdPartyScript): Promise<boolean> {
  append(script);
  const manager = await consentManager();
  if (manager) await followManager(manager);
  else console.warn('The consent manager did not come: no service of others is used');
  return manager !== undefined;
}

function load(script: ThirdPartyScript): void {
  asked.add(script.id);
  if (script.kind === 'co-browsing' && !branding().glance_group_id) {
    console.warn(`"${script.id}" of third_party_scripts needs a glance_group_id and is not loaded`);
    return;
  }
  append(script, () => {
    runningServices.set([...runningServices.get(), script]);
    if (script.kind === 'tracking') tellWindow();
    if (script.kind === 'co-browsing') offerCoBrowsing();
  });
}

let isTelling = false;

/** From now on what people do is told to the window, where the scripts of tracking listen (ANALYT-06). */
function tellWindow(): void {
  if (isTelling) return;
  isTelling = true;
  onAnalyticsEvent((detail) => window.dispatchEvent(new CustomEvent('portal-analytics', { detail })));
}

/** @param then once it has run */
function append(script: ThirdPartyScript, then?: () => void): void {
  const element = document.createElement('script');
  const nonce = document.querySelector<HTMLMetaElement>('meta[name="script-nonce"]')?.nonce;
  if (nonce !== undefined) element.nonce = nonce;
  Object.assign(element, { src: addressOf(script), async: true, referrerPolicy: 'no-referrer' });
  Object.assign(element.dataset, dataOf(script));
  if (then) element.addEventListener('load', then);
  element.addEventListener('error', () => console.warn(`The service "${script.id}" did not load`));
  document.head.append(element);
}

/** Co-browsing is asked for by group and site (EXT-16). */
function addressOf(script: ThirdPartyScript): string {
  const address = new URL(script.src, location.origin);
  if (script.kind === 'co-browsing')
    for (const [name, value] of Object.entries(siteOf(script))) address.searchParams.set(name, value);
  return address.href;
}

/** What a script reads from its own element: `data-key`, or `data-group` and `data-site`. */
const dataOf = (script: ThirdPartyScript): Readonly<Record<string, string>> =>
  script.kind === 'co-browsing' ? siteOf(script) : script.key === undefined ? {} : { key: script.key };

const siteOf = ({ site = 'production' }: ThirdPartyScript) => ({ group: branding().glance_group_id ?? '', site });
