/** What a service costs, by term and quantity. */
import { Type } from 'typebox';
import { allOf, anyOf, can, operation } from '#define';
import { marketplaceId } from '../../entities/Pricelist.ts';
import { ServicePrice, servicePriceExample } from '../../entities/ServiceDetail.ts';
import { serviceId } from '../../entities/serviceRef.ts';

export default operation('Marketplace/GetServicePrices', {
  summary:
    'Answers what a service costs today in a pricelist, or else the own company: by fee, one row for each quantity from which a price holds. What the company buys from no pricelist is at the suggested price, for its vendor and the owner of the marketplace.',
  kind: 'read',
  subject: { Service: 'serviceId', Pricelist: 'marketplaceId' },
  reads: ['Service', 'Pricelist'],
  needs: allOf(can('BILLING_SHOWPRODUCTPRICE', 'Read'), anyOf(can('MARKETPLACE', 'Read'), can('MY_SERVICES', 'Read'))),
  errors: ['noService', 'notInPricelist'],
  input: Type.Object({ serviceId, marketplaceId: Type.Optional(marketplaceId) }),
  data: Type.Array(ServicePrice),
  example: { input: { serviceId: 900_003 }, data: [servicePriceExample] },
});
