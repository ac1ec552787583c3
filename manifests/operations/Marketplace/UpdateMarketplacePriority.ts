/** Puts the pricelists of a seller in another order (CALL-090, PL-01, PL-03, PL-06). */
import { Type } from 'typebox';
import { can, operation } from '#define';
import { marketplaceId } from '../../entities/Pricelist.ts';

export default operation('Marketplace/UpdateMarketplacePriority', {
  summary:
    'Puts all pricelists of a seller in this order, the first one asked first. It holds when their prices are computed, soon after.',
  kind: 'write',
  subject: 'none',
  changes: ['Pricelist'],
  needs: can('MARKETPLACE', 'Update'),
  errors: ['noPricelist', 'notUnderstood', 'orderIncomplete'],
  audit: { event: 'Pricelist priorities changed' },
  input: Type.Object({
    /** All pricelists of one seller. */
    marketplacePriorityList: Type.Array(Type.Object({ MarketplaceId: marketplaceId }), {
      minItems: 1,
      maxItems: 1000,
      uniqueItems: true,
    }),
    /** That prices will change for all assigned customers. */
    understood: Type.Boolean(),
  }),
  data: Type.Null(),
  example: {
    input: { marketplacePriorityList: [{ MarketplaceId: 900_003 }, { MarketplaceId: 900_004 }], understood: true },
    data: null,
  },
});
