/** Who buys from a pricelist, and who could. */
import { Type } from 'typebox';
import { allOf, can, operation } from '#define';
import { listInput, Paged } from '../../entities/list.ts';
import { marketplaceId } from '../../entities/Pricelist.ts';

/** What an owner's customer is to a pricelist. */
const Assignment = Type.Enum(['Assigned', 'Other', 'None'], {
  type: 'string',
  words: { Assigned: 'Buys from it', Other: 'Buys from another one', None: 'Buys nowhere' },
});

export default operation('Marketplace/GetMarketplaceCustomers', {
  summary:
    'Answers the companies directly below the owner of a pricelist that pay in its currency: those that buy from it, and those that could.',
  kind: 'read',
  subject: { Pricelist: 'marketplaceId' },
  reads: ['Pricelist', 'Account'],
  needs: allOf(can('MARKETPLACE', 'Read'), can('CUSTOMER_PRICELIST', 'Read')),
  errors: ['noPricelist'],
  input: Type.Object({
    ...listInput(['DisplayName', 'AssignedUtc']),
    marketplaceId,
    assignments: Type.Optional(Type.Array(Assignment, { maxItems: 3 })),
  }),
  data: Paged(
    Type.Object({
      AccountId: Type.Integer(),
      DisplayName: Type.String(),
      AccountType: Type.Enum(['Company', 'Reseller'], { type: 'string' }),
      Country: Type.Optional(Type.String()),
      Assignment,
      AssignedUtc: Type.Optional(Type.String()),
      AssignedBy: Type.Optional(Type.String()),
      /** The pricelists that it buys from, in the order in which they are asked. */
      Pricelists: Type.Array(Type.String()),
    }),
  ),
  example: {
    input: { marketplaceId: 900_003, assignments: ['Assigned'] },
    data: {
      Items: [
        {
          AccountId: 100734,
          DisplayName: 'Donau-Dampfschifffahrtsgesellschaft mbH',
          AccountType: 'Company',
          Country: 'AT',
          Assignment: 'Assigned',
          AssignedUtc: '2025-02-01T08:00:00Z',
          Pricelists: ['Key accounts'],
        },
      ],
      TotalCount: 1,
    },
  },
});
