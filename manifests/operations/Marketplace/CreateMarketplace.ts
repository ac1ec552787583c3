/** Begins a pricelist: empty, or as a template or another one is (CALL-084). */
import { Type } from 'typebox';
import { can, operation } from '#define';
import { accountId } from '../../entities/list.ts';
import { MarketplaceInput, marketplaceId } from '../../entities/Pricelist.ts';

export default operation('Marketplace/CreateMarketplace', {
  summary:
    'Makes a pricelist that is asked after all others of its owner; as a template or another pricelist of his is, with its services, rules, filters and prices set by hand, where one is named.',
  kind: 'write',
  subject: { Account: 'ownerAccountId', Pricelist: 'copyOf' },
  changes: ['Pricelist'],
  needs: can('MARKETPLACE', 'Create'),
  errors: ['notFound', 'resellersOnly', 'terminated', 'noPricelist', 'otherCurrency'],
  audit: { event: 'Pricelist created' },
  input: Type.Object({
    marketplaceProperties: Type.Object({
      ...MarketplaceInput.properties,
      Name: Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' }),
      Currency: Type.String({ pattern: '^[A-Z]{3}$' }),
      /** Nobody buys from a template; it needs a right of its own. */
      IsTemplate: Type.Optional(Type.Boolean()),
    }),
    /** Its seller; absent: the caller's company. */
    ownerAccountId: Type.Optional(accountId),
    /** The pricelist that it begins as. */
    copyOf: Type.Optional(marketplaceId),
  }),
  data: Type.Object({ marketplaceId }),
  example: {
    input: { marketplaceProperties: { Name: 'DACH 2027', Currency: 'EUR' }, copyOf: 900_003 },
    data: { marketplaceId: 21 },
  },
});
