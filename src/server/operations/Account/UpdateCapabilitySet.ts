/** Changes a capability set of a company. */
import UpdateCapabilitySet from '../../../../manifests/operations/Account/UpdateCapabilitySet.ts';
import { handler } from '../../../define/contract/handler.ts';
import { changeSet } from '../../access/capability-set-changes.ts';
import { setOf } from '../../access/capability-sets.ts';
import { keepOwnRight } from '../../access/own-right.ts';
import { companies, findAccount } from '../../accounts/find.ts';

export default handler(UpdateCapabilitySet, async ({ ownerCompanyId, capabilitySetId, capabilitySet }, context) => {
  await findAccount(context, ownerCompanyId, { types: companies });
  context.audit({ details: await changeSet(context, ownerCompanyId, capabilitySetId, capabilitySet) });
  await keepOwnRight(context);
  return setOf(context, ownerCompanyId, capabilitySetId);
});
