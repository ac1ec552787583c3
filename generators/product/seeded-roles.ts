/** The roles that every installation begins with, and what each of them holds. */
import type { Capability } from '../../src/define/contract/capability.ts';
import { flagsOf } from '../../src/server/access/standard/flags.ts';
import { standardRoles } from '../../src/server/access/standard/roles.ts';
import { standardSets } from '../../src/server/access/standard/sets.ts';

export const seededRoles: readonly { readonly name: string; readonly held: readonly Capability[] }[] =
  standardRoles.map(({ name, sets }) => ({
    name,
    held: sets.flatMap((set) =>
      Object.entries(standardSets[set] ?? {}).map(([ObjectType, letters]) => ({
        ObjectType,
        ...Object.fromEntries(flagsOf(letters).map((flag) => [flag, true])),
      })),
    ),
  }));
