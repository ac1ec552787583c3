/** Offers services in a pricelist (CALL-145, SOLO-15). */
import { Type } from 'typebox';
import { can, everywhere, operation } from '#define';
import { accountId } from '../../entities/list.ts';
import { marketplaceId } from '../../entities/Pricelist.ts';

export default operation('Marketplace/AddServicesToMarketplace', {
  summary:
    'Offers services in a pricelist that its owner may sell, all of them or none; their prices follow by themselves. What is offered already stays.',
  kind: 'write',
  subject: { Pricelist: 'marketplaceId', Service: 'serviceIds' },
  changes: [everywhere('Pricelist'), everywhere('Service')],
  needs: can('MARKETPLACE', 'Update'),
  errors: ['noPricelist', 'noService', 'notSellable'],
  audit: { event: 'Services added to pricelist' },
  input: Type.Object({ marketplaceId, serviceIds: Type.Array(accountId, { minItems: 1, maxItems: 1000 }) }),
  data: Type.Null(),
  example: { input: { marketplaceId: 900_003, serviceIds: [900_003] }, data: null },
});
