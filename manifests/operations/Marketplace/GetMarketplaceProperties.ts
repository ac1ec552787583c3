/** A pricelist as its owner edits it (CALL-087). */
import { Type } from 'typebox';
import { can, operation } from '#define';
import { MarketplaceProperties, marketplaceId, propertiesExample } from '../../entities/Pricelist.ts';

export default operation('Marketplace/GetMarketplaceProperties', {
  summary: 'Answers a pricelist of the sellers in the branch of the caller.',
  kind: 'read',
  subject: { Pricelist: 'marketplaceId' },
  reads: ['Pricelist'],
  needs: can('MARKETPLACE', 'Read'),
  errors: ['noPricelist'],
  input: Type.Object({ marketplaceId }),
  data: MarketplaceProperties,
  example: { input: { marketplaceId: 900_003 }, data: propertiesExample },
});
