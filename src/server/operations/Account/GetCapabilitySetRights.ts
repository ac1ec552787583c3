/** The lines of the editor of a capability set, in the order of the contract. */
import GetCapabilitySetRights from '../../../../manifests/operations/Account/GetCapabilitySetRights.ts';
import { objectTypes } from '../../../define/contract/capability.ts';
import { handler } from '../../../define/contract/handler.ts';
import { flagNames, setOf } from '../../access/capability-sets.ts';
import { rightTitle } from '../../access/right-titles.ts';
import { companies, findAccount } from '../../accounts/find.ts';
import { versionOf } from '../../db/record-version.ts';

export default handler(
  GetCapabilitySetRights,
  async ({ ownerCompanyId, capabilitySetId, allRights = false }, context) => {
    await findAccount(context, ownerCompanyId, { types: companies });
    const Version = await versionOf(context, 'CapabilitySet', capabilitySetId);
    const set = await setOf(context, ownerCompanyId, capabilitySetId);
    const held = context.session.user.Capability;
    const lineOf = (ObjectType: string) => {
      const given = set.Capabilities.find((one) => one.ObjectType === ObjectType);
      const flags = Object.fromEntries(flagNames.map((flag) => [flag, given?.[flag] === true]));
      const MayChange = set.IsOwn && set.MayGive && held.some((one) => one.ObjectType === ObjectType);
      return {
        ObjectType,
        Title: rightTitle(context, ObjectType),
        ...(flags as Record<(typeof flagNames)[number], boolean>),
        MayChange,
        Version,
      };
    };
    const { Name, IsOwn, IsTemplate, Roles } = set;
    const isGiven = (type: string) =>
      set.Capabilities.some((one) => one.ObjectType === type && flagNames.some((flag) => one[flag] === true));
    const Rights = objectTypes.filter((type) => allRights || isGiven(type)).map(lineOf);
    return { CapabilitySetId: capabilitySetId, Name, IsOwn, IsTemplate, Roles, Rights };
  },
);
