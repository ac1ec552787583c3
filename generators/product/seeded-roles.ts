/** The roles that every installation begins with, and what each of them holds. */
import type { Capability } from '../../src/define/contract/capability.ts';
import { flagsOf } from '../../src/server/demo/world/rights/flags.ts';
import { demoRoles } from '../../src/server/demo/world/rights/roles.ts';
import { templateSets } from '../../src/server/demo/world/rights/sets.ts';

export const seededRoles: readonly { readonly name: string; readonly held: readonly Capability[] }[] = demoRoles.map(
  ({ name, sets }) => ({
    name,
    held: sets.flatMap((set) =>
      Object.entries(templateSets[set] ?? {}).map(([ObjectType, letters]) => ({
        ObjectType,
        ...Object.fromEntries(flagsOf(letters).map((flag) => [flag, true])),
      })),
    ),
  }),
);
