/** What can be ordered for an account (SOLO-30). */
import { Type } from 'typebox';
import { can, operation } from '#define';
import { accountId, listInput, Paged } from '../../entities/list.ts';
import { OrderableRow, orderableRowExample } from '../../entities/orderableService.ts';

export default operation('Account/GetOrderableServices', {
  summary: 'Answers the services that are offered to the payer of an account.',
  kind: 'read',
  subject: { Account: 'parentAccountId' },
  reads: ['Account', 'Service', 'Pricelist'],
  needs: can('PRODUCT_ACCOUNT', 'Create'),
  errors: ['notBelowProduct', 'notFound', 'terminated'],
  input: Type.Object({ parentAccountId: accountId, ...listInput(['DisplayName', 'Vendor']) }),
  data: Paged(OrderableRow),
  example: {
    input: { parentAccountId: 100735, options: { filter: 'desktop' } },
    data: { Items: [orderableRowExample], TotalCount: 1 },
  },
});
