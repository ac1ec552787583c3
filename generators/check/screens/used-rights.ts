/** A right that a screen or a column asks for is one that some call asks for: else it opens nothing, and nobody is given it. */
import type { Can, Flag, Needs } from '../../../src/define/contract/capability.ts';
import { objectsIn } from '../../../src/define/walk.ts';
import { at, type Rule } from '../findings.ts';

export const rule: Rule = (product) => {
  const used = new Map<string, Set<Flag>>();
  const uses = ({ can, flags }: Can): void => {
    for (const flag of flags) used.set(can, (used.get(can) ?? new Set()).add(flag));
  };
  for (const { needs, partNeeds = [] } of Object.values(product.operations))
    for (const need of [needs, ...partNeeds]) rightsIn(need).forEach(uses);
  for (const { Needs: needs } of product.layouts.definitions)
    for (const need of [needs?.Read, needs?.Update]) if (need) uses(need);
  return Object.entries(product.screens).flatMap(([file, screen]) =>
    [...objectsIn(screen)].flatMap((part) =>
      rightsIn(part['needs'] as Needs | undefined).flatMap(({ can, flags }) =>
        flags
          .filter((flag) => !used.get(can)?.has(flag))
          .map((flag) => ({
            ...at(product, file, `can('${can}'`),
            text: `No call asks for ${can} ${flag}. ${said(can, used.get(can))}`,
          })),
      ),
    ),
  );
};

function rightsIn(needs: Needs | undefined): readonly Can[] {
  if (needs === undefined || typeof needs === 'string') return [];
  if ('can' in needs) return [needs];
  return ('any' in needs ? needs.any : needs.all).flatMap(rightsIn);
}

const said = (can: string, flags: ReadonlySet<Flag> | undefined): string =>
  flags ? `Calls ask for ${can} ${[...flags].join(', ')}.` : `Calls ask for nothing of ${can}.`;
