/** Scripts of other companies that a brand names, and when one may run (EXT-15 to EXT-29, AUTH-36, AUTH-37). */
import type { InstanceId } from './instance.ts';

/** What a service is for; each kind is met in its own way (README of src/client/consent). */
export const thirdPartyKinds = ['help', 'co-browsing', 'chat', 'consent', 'tracking', 'monitoring'] as const;
export type ThirdPartyKind = (typeof thirdPartyKinds)[number];

/** One of the brand's `third_party_scripts`. */
export interface ThirdPartyScript {
  /** What the consent is given to: `/consent/{id}`. */
  readonly id: string;
  /** Absent: it helps the user. */
  readonly kind?: ThirdPartyKind;
  /** How people know it. */
  readonly name?: string;
  /** Address of the script: https, or http on this machine, or a path of this portal. */
  readonly src: string;
  /** Other origins that it calls and takes pictures from; its own is always one. */
  readonly origins?: readonly string[];
  /** By which its company knows the marketplace; tracking and monitoring are nothing without one (EXT-29, ERR-31). */
  readonly key?: string;
  /** Of co-browsing: `production` where nothing else stands (EXT-16). */
  readonly site?: string;
}

export interface Visit {
  /** Ids of services that the person has agreed to. */
  readonly consents: readonly string[];
  readonly isImpersonated: boolean;
  readonly instance: InstanceId;
}

const withoutScripts: readonly InstanceId[] = ['ci', 'ite', 'xx', 'dev'];
/** These help or speak with the user himself, who is not there while somebody works in his name. */
const forTheUser: readonly ThirdPartyKind[] = ['help', 'co-browsing', 'chat'];
const withKey: readonly ThirdPartyKind[] = ['tracking', 'monitoring'];

/** The entries that can be used; those without id or a safe address are none (EXT-29). */
export function thirdPartyScripts(found: unknown): readonly ThirdPartyScript[] {
  return Array.isArray(found) ? found.filter(isUsable) : [];
}

/** Entries that only lack their key: whoever wrote them is to be told. */
export const scriptsWithoutKey = (found: unknown): readonly ThirdPartyScript[] =>
  Array.isArray(found) ? found.filter((entry) => isEntry(entry) && !hasKey(entry)) : [];

/** The service that asks people for their consents; it alone runs before it has one (EXT-28). */
export const consentManagerOf = (scripts: readonly ThirdPartyScript[]): ThirdPartyScript | undefined =>
  scripts.find(({ kind }) => kind === 'consent');

/** Whether services of others have a place here at all (EXT-22 to EXT-25). */
export const hasThirdParties = (instance: InstanceId): boolean => !withoutScripts.includes(instance);

/** What can be agreed to: a user's helpers are not there for somebody who works in his name. */
export function offeredScripts(
  scripts: readonly ThirdPartyScript[],
  { isImpersonated, instance }: Omit<Visit, 'consents'>,
): readonly ThirdPartyScript[] {
  if (!hasThirdParties(instance)) return [];
  return scripts.filter(({ kind = 'help' }) => kind !== 'consent' && !(isImpersonated && forTheUser.includes(kind)));
}

export const scriptsFor = (scripts: readonly ThirdPartyScript[], visit: Visit): readonly ThirdPartyScript[] =>
  offeredScripts(scripts, visit).filter(({ id }) => visit.consents.includes(id));

/** Whether the person has agreed to every service that asks him (CHAT-06). */
export const hasAllConsents = (scripts: readonly ThirdPartyScript[], consents: readonly string[]): boolean =>
  scripts.every(({ id, kind }) => kind === 'consent' || consents.includes(id));

type Translate = (text: string) => string;

/** Its name; where the brand gives none, the portal's own services are called so in each language. */
export function nameOfService(script: ThirdPartyScript | undefined, t: Translate): string | undefined {
  const name = script?.name?.trim();
  if (name || !script || !isOwnScript(script)) return name || undefined;
  if (script.kind === 'chat') return t('Portal assistant');
  return script.kind === 'tracking' ? t('Usage statistics') : undefined;
}

/** A service under its name; the id is all that is known of one without. */
export const serviceName = (scripts: readonly ThirdPartyScript[], id: string, t: Translate): string =>
  nameOfService(
    scripts.find((script) => script.id === id),
    t,
  ) ?? id;

/** It is part of the portal: nobody else learns anything. */
export const isOwnScript = ({ src }: Pick<ThirdPartyScript, 'src'>): boolean => isOwnPath(src);

/** Where the scripts come from and what they talk to, as a content security policy names it. */
export function originsOf(scripts: readonly ThirdPartyScript[]): readonly string[] {
  const all = scripts.flatMap(({ src, origins = [] }) => [src, ...origins]);
  return [...new Set(all.flatMap((address) => originOf(address) ?? []))];
}

const isUsable = (entry: unknown): entry is ThirdPartyScript => isEntry(entry) && hasKey(entry);

const hasKey = ({ kind = 'help', key }: ThirdPartyScript): boolean => !withKey.includes(kind) || Boolean(key?.trim());

function isEntry(entry: unknown): entry is ThirdPartyScript {
  const { id, name, src, origins = [], kind = 'help', key, site } = (entry ?? {}) as Readonly<Record<string, unknown>>;
  const isNamed = typeof id === 'string' && /^[\w-]{1,64}$/.test(id);
  const isPlain = [name, key, site].every((each) => each === undefined || typeof each === 'string');
  const isKnown = thirdPartyKinds.some((each) => each === kind);
  return isNamed && isPlain && isKnown && (isOwnPath(src) || originOf(src) !== undefined) && Array.isArray(origins);
}

/** `//other.example` and `/\other.example` would lead to somebody else. */
const isOwnPath = (address: unknown): boolean => typeof address === 'string' && /^\/[\w-]+(\/[\w.-]+)*$/.test(address);

function originOf(address: unknown): string | undefined {
  if (typeof address !== 'string' || !URL.canParse(address)) return undefined;
  const { protocol, hostname, origin } = new URL(address);
  const isHere = protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return protocol === 'https:' || isHere ? origin : undefined;
}
