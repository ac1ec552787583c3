/** What a pricelist offers, as its owner sees it (CALL-092). */
import { Type } from 'typebox';
import { can, operation } from '#define';
import { listInput, Paged } from '../../entities/list.ts';
import { Offer, offerExample } from '../../entities/Offer.ts';
import { marketplaceId } from '../../entities/Pricelist.ts';

export default operation('Marketplace/GetOffers', {
  summary: 'Answers the services of a pricelist with what is charged for them today, also those withdrawn since.',
  kind: 'read',
  subject: { Pricelist: 'marketplaceId' },
  reads: ['Pricelist', 'Service'],
  needs: can('MARKETPLACE', 'Read'),
  errors: ['noPricelist'],
  input: Type.Object({
    ...listInput(['DisplayName', 'Vendor', 'AddedUtc']),
    marketplaceId,
    states: Type.Optional(Type.Array(Offer.properties.State, { maxItems: 2 })),
    /** Those with a fee that has no price. */
    withoutPrice: Type.Optional(Type.Boolean()),
  }),
  data: Paged(Offer),
  example: { input: { marketplaceId: 900_003 }, data: { Items: [offerExample], TotalCount: 1 } },
});
