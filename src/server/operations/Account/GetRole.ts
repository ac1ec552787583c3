/** One role of a company, or a template above it. */
import GetRole from '../../../../manifests/operations/Account/GetRole.ts';
import { handler } from '../../../define/contract/handler.ts';
import { roleOf } from '../../access/roles.ts';
import { companies, findAccount } from '../../accounts/find.ts';
import { versionOf } from '../../db/record-version.ts';

export default handler(GetRole, async ({ ownerCompanyId, roleId }, context) => {
  await findAccount(context, ownerCompanyId, { types: companies });
  const Version = await versionOf(context, 'Role', roleId);
  const role = await roleOf(context, ownerCompanyId, roleId);
  const { Name, Description, Reach, IsTemplate, CapabilitySets } = role;
  const Input = {
    ...{ Name, Reach, IsTemplate },
    ...(Description === undefined ? {} : { Description }),
    CapabilitySetIds: CapabilitySets.map(({ CapabilitySetId }) => CapabilitySetId),
  };
  return { Role: role, Input, Version };
});
