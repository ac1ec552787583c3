/** Sets of rights: what is lacking for a need, what two have in common, all of several together; no sign-in asks for it. */
import type { Can, Capability, Flag, Needs } from '../../define/contract/capability.ts';
import { type Capabilities, meets, missingCapabilities } from './capabilities.ts';

/**
 * What would have to be given so that `needs` is met: all of the groups, of each group one right.
 * A choice that another missing right settles is not asked for as well.
 */
export function missingAlternatives(held: Capabilities, needs: Needs): readonly (readonly Can[])[] {
  const single = singlesOf(held, needs);
  const then = [...(held ?? []), ...single.map(({ can, flags }) => granted(can, flags))];
  return distinct([...single.map((can) => [can]), ...choicesOf(then, needs)]);
}

const distinct = <T>(all: readonly T[]): readonly T[] => [
  ...new Map(all.map((each) => [JSON.stringify(each), each])).values(),
];

const granted = (ObjectType: string, flags: readonly Flag[]): Capability =>
  ({ ObjectType, ...Object.fromEntries(flags.map((flag) => [flag, true])) }) as Capability;

/** Rights that cannot be replaced by others. */
const singlesOf = (held: Capabilities, needs: Needs): readonly Can[] =>
  typeof needs === 'string' || meets(held, needs)
    ? []
    : 'can' in needs
      ? [needs]
      : 'all' in needs
        ? needs.all.flatMap((need) => singlesOf(held, need))
        : [];

/** Where one of several would do: of each what it still lacks. */
const choicesOf = (held: Capabilities, needs: Needs): readonly (readonly Can[])[] =>
  typeof needs === 'string' || 'can' in needs || meets(held, needs)
    ? []
    : 'all' in needs
      ? needs.all.flatMap((need) => choicesOf(held, need))
      : [distinct(needs.any.flatMap((need) => missingCapabilities(held, need)))];

/** What of `wanted` is held as well, flag by flag: nobody looks further than his own rights reach. */
export const commonCapabilities = (wanted: readonly Capability[], held: readonly Capability[]): readonly Capability[] =>
  wanted.flatMap(({ ObjectType, ...flags }) => {
    const both = Object.entries(flags).filter(
      ([flag, on]) => on && held.some((each) => each.ObjectType === ObjectType && each[flag as Flag] === true),
    );
    return both.length > 0 ? [{ ObjectType, ...Object.fromEntries(both) }] : [];
  });

/** All rights of several bundles together. */
export function mergeCapabilities(bundles: readonly (readonly Capability[])[]): readonly Capability[] {
  const found = new Map<string, Capability>();
  for (const capability of bundles.flat()) {
    const on = Object.fromEntries(Object.entries(capability).filter(([, value]) => value !== false));
    found.set(capability.ObjectType, { ...found.get(capability.ObjectType), ...(on as unknown as Capability) });
  }
  return [...found.values()];
}
