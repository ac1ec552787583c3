/** Changes a capability set of a company. */
import UpdateCapabilitySet from '../../../../manifests/operations/Account/UpdateCapabilitySet.ts';
import { handler } from '../../../define/handler.ts';
import { setOf } from '../../capability-sets.ts';
import { companyInScope } from '../../companies.ts';
import { keepOwnRight } from '../../own-right.ts';
import { changeSet } from '../../set-changes.ts';

export default handler(UpdateCapabilitySet, async ({ ownerCompanyId, capabilitySetId, capabilitySet }, context) => {
  await companyInScope(context, ownerCompanyId);
  context.audit({ details: await changeSet(context, ownerCompanyId, capabilitySetId, capabilitySet) });
  await keepOwnRight(context);
  return setOf(context, ownerCompanyId, capabilitySetId);
});
