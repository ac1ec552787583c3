/** Whether one need lets in anybody whom another does not: asked of every way to hold the rights that the two name. */
import type { Can, Capability, Needs } from '../../src/define/contract/capability.ts';
import { type Capabilities, meets } from '../../src/rules/access/capabilities.ts';

/** Somebody meets `after` who does not meet `before`. */
export const isWider = (before: Needs, after: Needs): boolean =>
  waysToHold([before, after]).some((held) => meets(held, after) && !meets(held, before));

/** Above this many rights each is asked about by itself and with all others. */
const mostTogether = 12;

function waysToHold(needs: readonly Needs[]): readonly Capabilities[] {
  const rights = [...new Map(needs.flatMap(rightsIn).map((right) => [JSON.stringify(right), right])).values()];
  const sets =
    rights.length <= mostTogether
      ? Array.from({ length: 2 ** rights.length }, (_, bits) => rights.filter((_right, index) => bits & (1 << index)))
      : [
          ...rights.map((right) => [right]),
          ...rights.map((right) => rights.filter((other) => other !== right)),
          rights,
        ];
  return [undefined, [], ...sets.map(merged)];
}

/** As a session has them: one capability for each object type. */
function merged(rights: readonly Capability[]): readonly Capability[] {
  const byType = new Map<string, Capability>();
  for (const right of rights) byType.set(right.ObjectType, { ...byType.get(right.ObjectType), ...right });
  return [...byType.values()];
}

function rightsIn(needs: Needs): readonly Capability[] {
  if (typeof needs === 'string') return [];
  if ('can' in needs) return needs.flags.map((flag) => ({ ObjectType: needs.can, [flag]: true }));
  return ('any' in needs ? needs.any : needs.all).flatMap(rightsIn);
}

/** Each right that the need names, once: 'AUDIT_LOG Read'. */
export const rightNames = (needs: Needs): readonly string[] => [
  ...new Set(
    rightsIn(needs).flatMap(({ ObjectType, ...flags }) => Object.keys(flags).map((flag) => `${ObjectType} ${flag}`)),
  ),
];

/** 'AUDIT_LOG Read', 'everybody who is signed in'. */
export function needsText(needs: Needs): string {
  if (needs === 'anyone') return 'anybody';
  if (needs === 'signedIn') return 'everybody who is signed in';
  if ('can' in needs) return canText(needs);
  const list = 'any' in needs ? needs.any : needs.all;
  return list
    .map((need) => (typeof need === 'string' || 'can' in need ? needsText(need) : `(${needsText(need)})`))
    .join('any' in needs ? ' or ' : ' and ');
}

const canText = ({ can, flags }: Can): string => `${can} ${flags.join('+')}`;
