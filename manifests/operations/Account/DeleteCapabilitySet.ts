/** Deletes a capability set that no role bundles (CALL-070, ROLE-15). */
import { Type } from 'typebox';
import { both, can, operation } from '#define';
import { capabilitySetId } from '../../entities/CapabilitySet.ts';
import { accountId } from '../../entities/list.ts';

export default operation('Account/DeleteCapabilitySet', {
  summary: 'Deletes a capability set; while a role bundles it, it is refused with the number of roles.',
  kind: 'write',
  subject: { Account: 'ownerCompanyId', CapabilitySet: 'capabilitySetId' },
  changes: [both('CapabilitySet')],
  needs: can('SECURITY_MANAGEMENT', 'Delete'),
  errors: ['capabilitySetInUse', 'companiesOnly', 'noCapabilitySet', 'notFound', 'notYourSet'],
  audit: { event: 'Capability set deleted' },
  input: Type.Object({ ownerCompanyId: accountId, capabilitySetId }),
  data: Type.Null(),
  example: { input: { ownerCompanyId: 100734, capabilitySetId: 900_041 }, data: null },
});
