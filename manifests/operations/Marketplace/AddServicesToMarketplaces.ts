/** Offers services in several pricelists at once (ROUTE-47, SOLO-15). */
import { Type } from 'typebox';
import { can, everywhere, operation } from '#define';
import { marketplaceId } from '../../entities/Pricelist.ts';
import { serviceId } from '../../entities/serviceRef.ts';

export default operation('Marketplace/AddServicesToMarketplaces', {
  summary:
    'Offers services in each of these pricelists, as far as its owner may sell them. What is offered already stays; prices follow by themselves.',
  kind: 'write',
  subject: { Pricelist: 'marketplaceIds', Service: 'serviceIds' },
  changes: [everywhere('Pricelist'), everywhere('Service')],
  needs: can('MARKETPLACE', 'Update'),
  errors: ['noPricelist', 'noService'],
  audit: { event: 'Services added to pricelist' },
  input: Type.Object({
    marketplaceIds: Type.Array(marketplaceId, { minItems: 1, maxItems: 100 }),
    serviceIds: Type.Array(serviceId, { minItems: 1, maxItems: 20 }),
  }),
  /** How many offers there are that were not there before. */
  data: Type.Object({ Added: Type.Integer() }),
  example: { input: { marketplaceIds: [900_003], serviceIds: [900_003] }, data: { Added: 1 } },
});
