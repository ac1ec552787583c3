/** Computes prices anew where an update has failed, or all of them. */
import { Type } from 'typebox';
import { can, operation } from '#define';
import { marketplaceId } from '../../entities/Pricelist.ts';

export default operation('Pricing/RecomputePrices', {
  summary: 'Computes all prices of a pricelist anew, soon after; what would come about in the same way stays as it is.',
  kind: 'write',
  subject: { Pricelist: 'marketplaceId' },
  changes: ['Pricelist'],
  needs: can('ADMINISTRATIVE', 'Execute'),
  errors: ['noPricelist'],
  audit: { event: 'Prices computed anew' },
  input: Type.Object({ marketplaceId }),
  data: Type.Null(),
  example: { input: { marketplaceId: 900_003 }, data: null },
});
