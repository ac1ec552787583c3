/** What pricelists would take over from above now (ROUTE-55, ROUTE-76). */
import { Type } from 'typebox';
import { can, operation } from '#define';
import { listInput, Paged } from '../../entities/list.ts';

export default operation('Marketplace/GetPropagation', {
  summary:
    'Answers the pricelists that take over services from above when told to, each with how many services it could offer as well and how many of them its filters let through.',
  kind: 'read',
  subject: 'none',
  reads: ['Pricelist', 'Service'],
  needs: can('MARKETPLACE', 'Read'),
  input: Type.Object(listInput(['Name', 'Owner', 'Currency'])),
  data: Paged(
    Type.Object({
      MarketplaceId: Type.Integer(),
      Owner: Type.String(),
      Name: Type.String(),
      Currency: Type.String(),
      IsAutoAdd: Type.Boolean(),
      FiltersCount: Type.Integer(),
      /** What its filters let through, of what its owner may sell and does not offer there. */
      PassingCount: Type.Integer(),
      OfferableCount: Type.Integer(),
    }),
  ),
  example: {
    input: {},
    data: {
      Items: [
        {
          ...{ MarketplaceId: 12, Owner: 'Ostsee Systemhaus GmbH & Co. KG', Name: 'DACH', Currency: 'EUR' },
          ...{ IsAutoAdd: false, FiltersCount: 1, PassingCount: 7, OfferableCount: 9 },
        },
      ],
      TotalCount: 1,
    },
  },
});
