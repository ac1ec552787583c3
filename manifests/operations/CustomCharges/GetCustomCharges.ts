/** The custom charges of a customer (CALL-115, SOLO-39). */
import { Type } from 'typebox';
import { can, operation } from '#define';
import { ChargeState, CustomCharge, customChargeExample, mayCharge } from '../../entities/CustomCharge.ts';
import { accountId, listInput, Paged } from '../../entities/list.ts';

export default operation('CustomCharges/GetCustomCharges', {
  summary:
    'Answers what the sellers of a company have added to its invoices by hand, billed or not; what it costs them for whoever may see that.',
  kind: 'read',
  subject: { Account: 'accountId' },
  reads: ['CustomCharge'],
  needs: mayCharge('Read'),
  partNeeds: [can('CUSTOM_CHARGE_COST', 'Read')],
  errors: ['companiesOnly', 'mayNotCharge', 'notFound'],
  input: Type.Object({
    accountId,
    states: Type.Optional(Type.Array(ChargeState, { maxItems: 2 })),
    ...listInput(['Name', 'Amount', 'CreatedUtc', 'Status']),
  }),
  data: Paged(CustomCharge),
  example: { input: { accountId: 100734, limit: 20 }, data: { Items: [customChargeExample], TotalCount: 1 } },
});
