/** Whether a set of capabilities meets a need: the one rule behind every gate, in the browser and on the server. */
import type { Can, Capability, Needs } from '../../define/contract/capability.ts';

/** What a person holds: nothing before sign-in, a list (possibly empty) after it. */
export type Capabilities = readonly Capability[] | undefined;

/** Object type equal and all given flags set; other flags of the capability do not matter (VAL-36, CAP-5). */
export const matches = (capability: Capability, { can, flags }: Can): boolean =>
  capability.ObjectType === can && flags.every((flag) => capability[flag] === true);

/**
 * Does `held` meet `needs`?
 * @throws when a combined need uses another logic word than `any` or `all` (VAL-39).
 */
export function meets(held: Capabilities, needs: Needs): boolean {
  if (needs === 'anyone') return true;
  if (held === undefined) return false;
  if (needs === 'signedIn') return true;
  if ('can' in needs) return held.some((capability) => matches(capability, needs));
  if ('any' in needs) return needs.any.some((need) => meets(held, need));
  if ('all' in needs) return needs.all.every((need) => meets(held, need));
  throw new Error(`A combined check is 'any' or 'all'; found ${JSON.stringify(Object.keys(needs))}`);
}

/** The single capabilities that are missing for `needs`: what a no-right screen names. */
export function missingCapabilities(held: Capabilities, needs: Needs): readonly Can[] {
  if (needs === 'anyone' || needs === 'signedIn' || meets(held, needs)) return [];
  if ('can' in needs) return [needs];
  return ('any' in needs ? needs.any : needs.all).flatMap((need) => missingCapabilities(held, need));
}
