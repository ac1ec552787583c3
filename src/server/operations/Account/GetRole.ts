/** One role of a company, or a template above it. */
import GetRole from '../../../../manifests/operations/Account/GetRole.ts';
import { handler } from '../../../define/contract/handler.ts';
import { roleOf } from '../../access/roles.ts';
import { companyInScope } from '../../accounts/find-company.ts';

export default handler(GetRole, async ({ ownerCompanyId, roleId }, context) => {
  await companyInScope(context, ownerCompanyId);
  const role = await roleOf(context, ownerCompanyId, roleId);
  const { Name, Description, Reach, IsTemplate, CapabilitySets } = role;
  const Input = {
    ...{ Name, Reach, IsTemplate },
    ...(Description === undefined ? {} : { Description }),
    CapabilitySetIds: CapabilitySets.map(({ CapabilitySetId }) => CapabilitySetId),
  };
  return { Role: role, Input };
});
