/** Whose rights somebody may look with: the roles and capability sets of the own company. */
import GetCapabilitySets from '../../../manifests/operations/Account/GetCapabilitySets.ts';
import GetRoles from '../../../manifests/operations/Account/GetRoles.ts';
import type { Capability } from '../../define/contract/capability.ts';
import type { DataOf } from '../../define/contract/operation.ts';
import { type Capabilities, meets } from '../../rules/access/capabilities.ts';
import { commonCapabilities, mergeCapabilities } from '../../rules/access/compare-capabilities.ts';

type Role = DataOf<typeof GetRoles>[number];
type CapabilitySet = DataOf<typeof GetCapabilitySets>[number];

export const mayViewAs = (held: Capabilities): boolean =>
  [GetRoles, GetCapabilitySets].every(({ needs }) => meets(held, needs));

export interface PreviewChoice {
  readonly id: string;
  readonly name: string;
  readonly kind: 'role' | 'set';
  readonly Capability: readonly Capability[];
  /** Object types beyond the own rights. */
  readonly left: number;
}

/** Only as far as the own rights reach: what is beyond them the server would not answer. */
export function previewChoices(
  roles: readonly Role[],
  sets: readonly CapabilitySet[],
  own: readonly Capability[],
): PreviewChoice[] {
  const byId = new Map(sets.map((set) => [set.CapabilitySetId, set.Capabilities]));
  const look = (
    id: string,
    name: string,
    kind: PreviewChoice['kind'],
    wanted: readonly Capability[],
  ): PreviewChoice => {
    const Capability = commonCapabilities(wanted, own);
    return { id, name, kind, Capability, left: wanted.length - Capability.length };
  };
  return [
    ...roles.map(({ RoleId, Name, CapabilitySets }) => {
      const bundles = CapabilitySets.map(({ CapabilitySetId }) => byId.get(CapabilitySetId) ?? []);
      return look(`role ${RoleId}`, Name, 'role', mergeCapabilities(bundles));
    }),
    ...sets.map(({ CapabilitySetId, Name, Capabilities }) =>
      look(`set ${CapabilitySetId}`, Name, 'set', mergeCapabilities([Capabilities])),
    ),
  ];
}
