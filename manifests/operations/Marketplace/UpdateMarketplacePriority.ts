/** Puts the pricelists of a seller in another order (CALL-090, PL-01, PL-03, PL-06). */
import { Type } from 'typebox';
import { can, operation } from '#define';
import { accountId } from '../../entities/list.ts';
import { marketplaceId } from '../../entities/Pricelist.ts';
import { readVersion } from '../../entities/version.ts';

export default operation('Marketplace/UpdateMarketplacePriority', {
  summary:
    'Puts all pricelists of a seller in this order, the first one asked first. It holds when their prices are computed, soon after.',
  kind: 'write',
  subject: { Account: 'accountId' },
  changes: ['Pricelist'],
  edits: { record: 'OrderOfPricelists', id: 'accountId', version: 'version' },
  needs: can('MARKETPLACE', 'Update'),
  errors: ['noPricelist', 'notUnderstood', 'orderIncomplete', 'notFound'],
  audit: { event: 'Pricelist priorities changed' },
  input: Type.Object({
    /** The seller. Without it a newer order is overwritten. */
    accountId: Type.Optional(accountId),
    /** All pricelists of one seller. */
    marketplacePriorityList: Type.Array(Type.Object({ MarketplaceId: marketplaceId }), {
      minItems: 1,
      maxItems: 1000,
      uniqueItems: true,
    }),
    /** That prices will change for all assigned customers. */
    understood: Type.Boolean(),
    version: readVersion,
  }),
  data: Type.Null(),
  example: {
    input: {
      accountId: 900_003,
      marketplacePriorityList: [{ MarketplaceId: 900_003 }, { MarketplaceId: 900_004 }],
      understood: true,
    },
    data: null,
  },
});
