/** Changes properties of a pricelist (CALL-088). */
import { Type } from 'typebox';
import { can, operation } from '#define';
import { MarketplaceInput, MarketplaceProperties, marketplaceId, propertiesExample } from '../../entities/Pricelist.ts';
import { readVersion } from '../../entities/version.ts';

export default operation('Marketplace/UpdateMarketplaceProperties', {
  summary: 'Changes the properties of a pricelist that are sent; each of its flags needs a right of its own.',
  kind: 'write',
  subject: { Pricelist: 'marketplaceId' },
  changes: ['Pricelist'],
  edits: { record: 'Pricelist', id: 'marketplaceId', version: 'version' },
  needs: can('MARKETPLACE', 'Update'),
  errors: ['noPricelist'],
  audit: { event: 'Pricelist changed' },
  input: Type.Object({ marketplaceId, marketplaceProperties: MarketplaceInput, version: readVersion }),
  data: MarketplaceProperties,
  example: {
    input: { marketplaceId: 900_003, marketplaceProperties: { Name: 'DACH 2027' } },
    data: { ...propertiesExample, Name: 'DACH 2027' },
  },
});
