/** The pricelists of the sellers below the caller (CALL-085, ROUTE-50). */
import { Type } from 'typebox';
import { can, operation } from '#define';
import { accountId, listInput, Paged } from '../../entities/list.ts';
import { Pricelist, PriceState, pricelistExample } from '../../entities/Pricelist.ts';
import { serviceId } from '../../entities/serviceRef.ts';

export default operation('Marketplace/GetMarketplaces', {
  summary:
    'Answers the pricelists of the sellers in the branch of the caller, each in its place among those of its owner.',
  kind: 'read',
  subject: { Account: 'ownerAccountId', Service: ['serviceId', 'serviceIds'] },
  reads: ['Pricelist'],
  needs: can('MARKETPLACE', 'Read'),
  errors: ['notFound', 'noService'],
  input: Type.Object({
    ...listInput(['Name', 'Owner', 'Currency', 'Priority', 'CustomersCount', 'ServicesCount', 'PricedUtc']),
    /** Those of one seller alone. */
    ownerAccountId: Type.Optional(accountId),
    currencies: Type.Optional(Type.Array(Type.String({ pattern: '^[A-Z]{3}$' }), { maxItems: 50 })),
    tags: Type.Optional(Type.Array(Type.String({ maxLength: 40 }), { maxItems: 20 })),
    priceStates: Type.Optional(Type.Array(PriceState, { maxItems: 4 })),
    /** Those that offer this service. */
    serviceId: Type.Optional(accountId),
    /** Services that somebody wants to add: of each pricelist it is answered how many of them that would concern. */
    serviceIds: Type.Optional(Type.Array(serviceId, { maxItems: 20 })),
    /** true: templates alone; false: none of them. */
    isTemplate: Type.Optional(Type.Boolean()),
  }),
  data: Paged(
    Type.Object({
      ...Pricelist.properties,
      /** Nobody buys from it, and the caller may. */
      MayDelete: Type.Boolean(),
      /** Of `serviceIds`: what it offers already, and what it does not and its owner may sell. */
      OfferedOfThese: Type.Optional(Type.Integer()),
      AddableOfThese: Type.Optional(Type.Integer()),
    }),
  ),
  example: {
    input: { currencies: ['EUR'] },
    data: { Items: [{ ...pricelistExample, MayDelete: false }], TotalCount: 1 },
  },
});
