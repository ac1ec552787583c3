/** Takes customers out of a pricelist. */
import { Type } from 'typebox';
import { can, everywhere, operation } from '#define';
import { accountId } from '../../entities/list.ts';
import { marketplaceId } from '../../entities/Pricelist.ts';

export default operation('Marketplace/RemoveCustomers', {
  summary: 'Takes companies out of a pricelist: they buy from the others that they are in. What runs goes on.',
  kind: 'write',
  subject: { Pricelist: 'marketplaceId' },
  changes: [everywhere('Pricelist'), everywhere('Service')],
  needs: can('CUSTOMER_PRICELIST', 'Update'),
  errors: ['noPricelist'],
  audit: { event: 'Customers removed' },
  input: Type.Object({ marketplaceId, accountIds: Type.Array(accountId, { minItems: 1, maxItems: 1000 }) }),
  data: Type.Null(),
  example: { input: { marketplaceId: 900_003, accountIds: [900_003] }, data: null },
});
