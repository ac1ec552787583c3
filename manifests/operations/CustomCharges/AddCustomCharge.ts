/** Adds an amount to a customer's next invoice (CALL-116, CHG-01, CHG-08, CHG-09). */
import { Type } from 'typebox';
import { both, can, operation } from '#define';
import { CustomCharge, customChargeExample, customChargeInput, mayCharge } from '../../entities/CustomCharge.ts';
import { accountId } from '../../entities/list.ts';

export default operation('CustomCharges/AddCustomCharge', {
  summary: "Adds an amount to the next invoice of a company, in its seller's name and in its currency.",
  kind: 'write',
  subject: { Account: 'accountId' },
  changes: [both('CustomCharge')],
  needs: mayCharge('Create'),
  partNeeds: [can('CUSTOM_CHARGE_COST', 'Create'), can('CUSTOM_CHARGE_COST_NEGATIVE', 'Create')],
  errors: ['companiesOnly', 'mayNotCharge', 'noCharge', 'noUpload', 'notFound', 'notChargeSeller', 'terminated'],
  audit: { event: 'Custom charge added' },
  input: Type.Object({ accountId, customCharge: customChargeInput }),
  data: CustomCharge,
  example: {
    input: {
      accountId: 100734,
      customCharge: { Name: customChargeExample.Name, Amount: customChargeExample.Amount },
    },
    data: customChargeExample,
  },
});
