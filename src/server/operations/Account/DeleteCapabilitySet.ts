/** Deletes a capability set that no role bundles. */
import DeleteCapabilitySet from '../../../../manifests/operations/Account/DeleteCapabilitySet.ts';
import { handler } from '../../../define/contract/handler.ts';
import { deleteSet } from '../../access/capability-set-changes.ts';
import { companies, findAccount } from '../../accounts/find.ts';

export default handler(DeleteCapabilitySet, async ({ ownerCompanyId, capabilitySetId }, context) => {
  await findAccount(context, ownerCompanyId, { types: companies });
  context.audit({ details: await deleteSet(context, ownerCompanyId, capabilitySetId) });
  return null;
});
