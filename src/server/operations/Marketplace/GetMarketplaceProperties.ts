/** Answers a pricelist. */
import GetMarketplaceProperties from '../../../../manifests/operations/Marketplace/GetMarketplaceProperties.ts';
import { handler } from '../../../define/contract/handler.ts';
import { pricelistProperties } from '../../pricing/properties.ts';

export default handler(GetMarketplaceProperties, ({ marketplaceId }, context) =>
  pricelistProperties(context, marketplaceId),
);
