/** Deletes a pricelist from which nobody buys (CALL-086). */
import { Type } from 'typebox';
import { can, operation } from '#define';
import { marketplaceId } from '../../entities/Pricelist.ts';

export default operation('Marketplace/DeleteMarketplace', {
  summary: 'Deletes a pricelist from which nobody buys; what was ordered by it keeps its prices.',
  kind: 'write',
  subject: { Pricelist: 'marketplaceId' },
  changes: ['Pricelist'],
  needs: can('MARKETPLACE', 'Delete'),
  errors: ['noPricelist', 'customersBuyThere'],
  audit: { event: 'Pricelist deleted' },
  input: Type.Object({ marketplaceId }),
  data: Type.Null(),
  example: { input: { marketplaceId: 900_003 }, data: null },
});
