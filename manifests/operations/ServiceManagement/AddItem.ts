/** Adds a fee to a service. */
import { Type } from 'typebox';
import { allOf, can, everywhere, operation } from '#define';
import { itemId, itemTerms, itemWords } from '../../entities/ServiceItem.ts';
import { serviceId } from '../../entities/serviceRef.ts';

export default operation('ServiceManagement/AddItem', {
  summary: 'Adds a fee to a service, without a price at first.',
  kind: 'write',
  subject: { Service: 'serviceId' },
  changes: [everywhere('Service')],
  needs: allOf(can('MY_SERVICES', 'Update'), can('SERVICE_TOOL_BILLING', 'Update')),
  errors: ['noService', 'unknownLanguage', 'tooManyItems'],
  audit: { event: 'Item added to a service' },
  input: Type.Object({ serviceId, ...itemWords, ...itemTerms }),
  data: Type.Object({ ItemId: itemId }),
  example: {
    input: {
      ...{ serviceId: 900_003, names: { en: 'Per user' }, feeType: 'Monthly', basis: 'Unit', unit: 'User' },
      ...{ commitmentMonths: 1, billing: 'Monthly' },
    },
    data: { ItemId: 41 },
  },
});
