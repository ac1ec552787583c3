/** What a service costs, by term and quantity. */
import { Type } from 'typebox';
import { allOf, anyOf, can, operation } from '#define';
import { ServicePrice, servicePriceExample } from '../../entities/ServiceDetail.ts';
import { serviceId } from '../../entities/serviceRef.ts';

export default operation('Marketplace/GetServicePrices', {
  summary: 'Answers the fees of a service that hold today, one row for each quantity from which they hold.',
  kind: 'read',
  subject: { Service: 'serviceId' },
  reads: ['Service'],
  needs: allOf(can('BILLING_SHOWPRODUCTPRICE', 'Read'), anyOf(can('MARKETPLACE', 'Read'), can('MY_SERVICES', 'Read'))),
  errors: ['noService'],
  input: Type.Object({ serviceId }),
  data: Type.Array(ServicePrice),
  example: { input: { serviceId: 900_003 }, data: [servicePriceExample] },
});
