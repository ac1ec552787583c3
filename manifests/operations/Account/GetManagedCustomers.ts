/** For which customers of a seller somebody decides on orders, and who decides for the others (ORD-08, ORD-09). */
import { Type } from 'typebox';
import { can, operation } from '#define';
import { accountId, listInput, Paged } from '../../entities/list.ts';

/** Who decides on a customer's orders, as the person sees it who was asked about. */
const Decides = Type.Enum(['Named', 'Other', 'Nobody'], {
  type: 'string',
  words: { Named: 'Decides', Other: 'Somebody else decides', Nobody: 'Nobody of its own' },
});

export default operation('Account/GetManagedCustomers', {
  summary: 'Answers the customers of a seller, and whether somebody of his people is named to decide on their orders.',
  kind: 'read',
  subject: { Account: ['sellerAccountId', 'userAccountId'] },
  reads: ['Account', 'Role'],
  needs: can('CREDITCHECK_ORDERMANAGEMENT', 'Read'),
  errors: ['notFound'],
  input: Type.Object({
    ...listInput(['DisplayName']),
    sellerAccountId: accountId,
    userAccountId: accountId,
    decides: Type.Optional(Type.Array(Decides, { maxItems: 3 })),
  }),
  data: Paged(
    Type.Object({
      AccountId: Type.Integer(),
      DisplayName: Type.String(),
      AccountType: Type.Enum(['Company', 'Reseller'], { type: 'string' }),
      Decides,
      /** All who are named for it. */
      Managers: Type.Array(Type.String()),
    }),
  ),
  example: {
    input: { sellerAccountId: 100002, userAccountId: 100012, decides: ['Named'] },
    data: {
      Items: [
        {
          AccountId: 100734,
          DisplayName: 'Donau-Dampfschifffahrtsgesellschaft mbH',
          AccountType: 'Company',
          Decides: 'Named',
          Managers: ['Wolf-Dietrich Köppen'],
        },
      ],
      TotalCount: 1,
    },
  },
});
