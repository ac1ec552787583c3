/** Takes over services from above into pricelists, as far as their filters let them through (CALL-089, ROUTE-55). */
import { Type } from 'typebox';
import { can, everywhere, operation } from '#define';
import { accountId } from '../../entities/list.ts';
import { marketplaceId } from '../../entities/Pricelist.ts';

export default operation('Marketplace/PropagateServices', {
  summary:
    'Takes over services that the owner of a pricelist may sell and its filters let through; all of them or none. Their prices follow by themselves.',
  kind: 'write',
  subject: { Pricelist: 'marketplaceServiceList', Service: 'serviceIds' },
  changes: [everywhere('Pricelist'), everywhere('Service')],
  needs: can('MARKETPLACE', 'Update'),
  errors: ['noPricelist', 'noService', 'notSellable', 'propagationOff', 'filteredOut'],
  audit: { event: 'Services propagated' },
  input: Type.Object({
    /** The pricelists. */
    marketplaceServiceList: Type.Array(marketplaceId, { minItems: 1, maxItems: 100 }),
    /** Absent: all that the filters of each let through. */
    serviceIds: Type.Optional(Type.Array(accountId, { minItems: 1, maxItems: 1000 })),
  }),
  data: Type.Null(),
  example: { input: { marketplaceServiceList: [900_003], serviceIds: [900_003] }, data: null },
});
