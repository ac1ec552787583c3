/** One service before it is ordered for an account (SOLO-30, D30). */
import { Type } from 'typebox';
import { can, operation } from '#define';
import { accountId } from '../../entities/list.ts';
import { OrderableService, orderableExample } from '../../entities/orderableService.ts';
import { serviceId } from '../../entities/serviceRef.ts';

export default operation('Account/GetOrderableService', {
  summary: 'Answers what is to be known of a service before it is ordered for an account.',
  kind: 'read',
  subject: { Account: ['parentAccountId', 'besidesAccountId'], Service: 'serviceId' },
  reads: ['Account', 'Service', 'Pricelist', 'Terms'],
  needs: can('PRODUCT_ACCOUNT', 'Create'),
  errors: ['ERR-26', 'noService', 'notBelowProduct', 'notFound', 'notOffered', 'terminated'],
  input: Type.Object({
    parentAccountId: accountId,
    serviceId,
    /** A subscription that goes over to it, and is paid no more then. */
    besidesAccountId: Type.Optional(accountId),
  }),
  data: OrderableService,
  example: { input: { parentAccountId: 100735, serviceId: 900_003 }, data: orderableExample },
});
