/** Why an item costs what it costs on a day. Our own call (*): the contract has none. */
import { Type } from 'typebox';
import { allOf, anyOf, can, operation } from '#define';
import { PriceReason, priceAsked, priceReasonExample } from '../../entities/PriceReason.ts';

export default operation('Pricing/GetPriceReason', {
  summary:
    'Answers which pricelist asks a price, since when and from which quantity; to its seller also the cost, the margin, and which rules wanted which price.',
  kind: 'read',
  subject: { Service: 'serviceId', Pricelist: 'marketplaceId' },
  reads: ['Service', 'Pricelist'],
  needs: allOf(can('BILLING_SHOWPRODUCTPRICE', 'Read'), anyOf(can('MARKETPLACE', 'Read'), can('MY_SERVICES', 'Read'))),
  errors: ['noService', 'notInPricelist', 'noPrice'],
  input: Type.Object(priceAsked),
  data: PriceReason,
  example: { input: { serviceId: 900_003, itemId: 11 }, data: priceReasonExample },
});
