/** Who may decide on the orders of a seller's customers, and for whom they are named (ORD-08, ORD-09). */
import { Type } from 'typebox';
import { can, operation } from '#define';
import { accountId } from '../../entities/list.ts';

const Manager = Type.Object({
  UserAccountId: Type.Integer(),
  Name: Type.String(),
  /** Named for every customer who has nobody of his own. */
  IsForOthers: Type.Boolean(),
  /** Customers that he is named for. */
  CustomersCount: Type.Integer(),
  Customers: Type.Array(Type.String()),
});

export default operation('Account/GetAccountManagers', {
  summary: 'Answers the people of a seller who may decide on orders, and for which customers each is named.',
  kind: 'read',
  subject: { Account: 'sellerAccountId' },
  reads: ['Account', 'Role'],
  needs: can('CREDITCHECK_ORDERMANAGEMENT', 'Read'),
  errors: ['notFound'],
  input: Type.Object({ sellerAccountId: accountId }),
  data: Type.Array(Manager),
  example: {
    input: { sellerAccountId: 100002 },
    data: [
      {
        UserAccountId: 100012,
        Name: 'Wolf-Dietrich Köppen',
        IsForOthers: true,
        CustomersCount: 1,
        Customers: ['Donau-Dampfschifffahrtsgesellschaft mbH'],
      },
    ],
  },
});
