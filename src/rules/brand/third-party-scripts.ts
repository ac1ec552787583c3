/** Scripts of other companies that a brand names, and when one may run (EXT-15 to EXT-29, AUTH-37). */

/** One of the brand's `third_party_scripts`. */
export interface ThirdPartyScript {
  /** What the consent is given to: `/consent/{id}`. */
  readonly id: string;
  /** How people know it. */
  readonly name?: string;
  /** Address of the script: https, or http on this machine. */
  readonly src: string;
  /** Other origins that it calls and takes pictures from; its own is always one. */
  readonly origins?: readonly string[];
}

export interface Visit {
  /** Ids of services that the person has agreed to. */
  readonly consents: readonly string[];
  readonly isImpersonated: boolean;
  /** The brand's pod. */
  readonly instance: string | undefined;
}

const withoutScripts = ['ci', 'ite', 'xx', 'dev'];

/** The entries that can be used; those without id or a safe address are none (EXT-29). */
export function thirdPartyScripts(found: unknown): readonly ThirdPartyScript[] {
  return Array.isArray(found) ? found.filter(isUsable) : [];
}

/** What can be agreed to: nobody's consent is taken from somebody who works in his name. */
export function offeredScripts(
  scripts: readonly ThirdPartyScript[],
  { isImpersonated, instance }: Omit<Visit, 'consents'>,
): readonly ThirdPartyScript[] {
  return isImpersonated || withoutScripts.includes(instance ?? '') ? [] : scripts;
}

export const scriptsFor = (scripts: readonly ThirdPartyScript[], visit: Visit): readonly ThirdPartyScript[] =>
  offeredScripts(scripts, visit).filter(({ id }) => visit.consents.includes(id));

/** A service under its name; the id is all that is known of one that the brand does not name. */
export function serviceName(scripts: readonly ThirdPartyScript[], id: string): string {
  const name = scripts.find((script) => script.id === id)?.name?.trim();
  return name || id;
}

/** Where the scripts come from and what they talk to, as a content security policy names it. */
export function originsOf(scripts: readonly ThirdPartyScript[]): readonly string[] {
  const all = scripts.flatMap(({ src, origins = [] }) => [src, ...origins]);
  return [...new Set(all.flatMap((address) => originOf(address) ?? []))];
}

function isUsable(entry: unknown): entry is ThirdPartyScript {
  const { id, name = '', src, origins = [] } = (entry ?? {}) as Readonly<Record<string, unknown>>;
  const isNamed = typeof id === 'string' && /^[\w-]{1,64}$/.test(id) && typeof name === 'string';
  return isNamed && originOf(src) !== undefined && Array.isArray(origins);
}

function originOf(address: unknown): string | undefined {
  if (typeof address !== 'string' || !URL.canParse(address)) return undefined;
  const { protocol, hostname, origin } = new URL(address);
  const isHere = protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return protocol === 'https:' || isHere ? origin : undefined;
}
