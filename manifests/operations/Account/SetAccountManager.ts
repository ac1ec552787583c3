/** Names who decides on the orders of a customer, or takes the name back (ORD-08, ORD-09). */
import { Type } from 'typebox';
import { can, operation } from '#define';
import { accountId } from '../../entities/list.ts';

export default operation('Account/SetAccountManager', {
  summary:
    'Says whether somebody decides on the orders of a customer, or of all customers who have nobody of their own.',
  kind: 'write',
  subject: { Account: ['sellerAccountId', 'userAccountId', 'buyerAccountId'] },
  changes: ['Account', 'Order'],
  needs: can('CREDITCHECK_ORDERMANAGEMENT', 'Update'),
  errors: ['notCustomerOf', 'notFound', 'mayNotDecide', 'terminated'],
  audit: { event: 'Account manager changed' },
  input: Type.Object({
    sellerAccountId: accountId,
    userAccountId: accountId,
    /** Absent: all who have nobody of their own. */
    buyerAccountId: Type.Optional(accountId),
    isManager: Type.Boolean(),
  }),
  data: Type.Null(),
  example: {
    input: { sellerAccountId: 100002, userAccountId: 100012, buyerAccountId: 100734, isManager: true },
    data: null,
  },
});
