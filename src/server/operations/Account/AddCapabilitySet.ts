/** Makes a capability set of a company. */
import AddCapabilitySet from '../../../../manifests/operations/Account/AddCapabilitySet.ts';
import { handler } from '../../../define/contract/handler.ts';
import { addSet } from '../../access/capability-set-changes.ts';
import { setOf } from '../../access/capability-sets.ts';
import { companies, findAccount } from '../../accounts/find.ts';

export default handler(AddCapabilitySet, async ({ ownerCompanyId, capabilitySet, copyOf }, context) => {
  await findAccount(context, ownerCompanyId, { types: companies });
  const template = copyOf === undefined ? undefined : await setOf(context, ownerCompanyId, copyOf);
  const Capabilities = [...(template?.Capabilities ?? []), ...(capabilitySet.Capabilities ?? [])];
  const made = await addSet(context, ownerCompanyId, { ...capabilitySet, Capabilities });
  context.audit({ details: capabilitySet.Name.trim() });
  return setOf(context, ownerCompanyId, made);
});
