/** Lets customers buy from a pricelist (CALL-146). */
import { Type } from 'typebox';
import { can, everywhere, operation } from '#define';
import { accountId } from '../../entities/list.ts';
import { marketplaceId } from '../../entities/Pricelist.ts';

export default operation('Marketplace/AssignCustomers', {
  summary:
    'Lets companies directly below the owner of a pricelist buy from it, from now on; those who do already stay. All of them or none.',
  kind: 'write',
  subject: { Pricelist: 'marketplaceId' },
  changes: [everywhere('Pricelist'), everywhere('Service')],
  needs: can('CUSTOMER_PRICELIST', 'Update'),
  errors: ['noPricelist', 'templateHasNoCustomers', 'notItsCustomers'],
  audit: { event: 'Customers assigned' },
  input: Type.Object({ marketplaceId, accountIds: Type.Array(accountId, { minItems: 1, maxItems: 1000 }) }),
  data: Type.Null(),
  example: { input: { marketplaceId: 900_003, accountIds: [900_003] }, data: null },
});
