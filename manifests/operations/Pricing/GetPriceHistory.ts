/** What an item cost, costs and will cost. Our own call (*): the contract has none. */
import { Type } from 'typebox';
import { allOf, anyOf, can, operation } from '#define';
import { HeldPrice, heldPriceExample, priceAsked } from '../../entities/PriceReason.ts';

export default operation('Pricing/GetPriceHistory', {
  summary:
    'Answers the prices of an item that a pricelist has kept, the latest first; with a day the one that held or will hold on it.',
  kind: 'read',
  subject: { Service: 'serviceId', Pricelist: 'marketplaceId' },
  reads: ['Service', 'Pricelist'],
  needs: allOf(can('BILLING_SHOWPRODUCTPRICE', 'Read'), anyOf(can('MARKETPLACE', 'Read'), can('MY_SERVICES', 'Read'))),
  errors: ['noService', 'notInPricelist'],
  input: Type.Object(priceAsked),
  data: Type.Array(HeldPrice),
  example: { input: { serviceId: 900_003, itemId: 11 }, data: [heldPriceExample] },
});
