/** Takes a charge back that is not billed yet (CALL-117, CHG-02, CHG-03). */
import { Type } from 'typebox';
import { both, operation } from '#define';
import { customChargeId, mayCharge } from '../../entities/CustomCharge.ts';

export default operation('CustomCharges/DeleteCustomCharge', {
  summary: 'Deletes a charge with its file; refused once it is billed.',
  kind: 'write',
  subject: { CustomCharge: 'customChargeId' },
  changes: [both('CustomCharge')],
  needs: mayCharge('Delete'),
  errors: ['chargeBilled', 'mayNotCharge', 'noCharge', 'notChargeSeller'],
  audit: { event: 'Custom charge deleted' },
  input: Type.Object({ customChargeId }),
  data: Type.Null(),
  example: { input: { customChargeId: 900_003 }, data: null },
});
