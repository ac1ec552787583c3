/** One service of the catalogue with its texts, prices, pictures and documents (CALL-094). */
import { Type } from 'typebox';
import { anyOf, can, operation } from '#define';
import { accountId } from '../../entities/list.ts';
import { ServiceDetail, serviceDetailExample } from '../../entities/ServiceDetail.ts';
import { serviceId } from '../../entities/serviceRef.ts';

const marketplaceId = accountId;

export default operation('Marketplace/GetServiceDetail', {
  summary:
    'Answers a service that the caller sells, owns, can buy or once could; with a pricelist only what that one offers.',
  kind: 'read',
  subject: { Service: 'serviceId', Pricelist: 'marketplaceId' },
  reads: ['Service', 'Pricelist'],
  needs: anyOf(can('MARKETPLACE', 'Read'), can('MY_SERVICES', 'Read')),
  errors: ['noService', 'notInPricelist'],
  input: Type.Object({ serviceId, marketplaceId: Type.Optional(marketplaceId) }),
  data: ServiceDetail,
  example: { input: { serviceId: 900_003 }, data: serviceDetailExample },
});
