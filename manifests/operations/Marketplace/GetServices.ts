/** Services by their ids, side by side (SOLO-12). */
import { Type } from 'typebox';
import { anyOf, can, operation } from '#define';
import { ServiceSearchResult, serviceSearchExample } from '../../entities/ServiceSearchResult.ts';
import { serviceId } from '../../entities/serviceRef.ts';

export default operation('Marketplace/GetServices', {
  summary:
    'Answers services as far as the caller sees them, in the order of the ids; what is out of sight is left out.',
  kind: 'read',
  subject: { Service: 'serviceIds' },
  reads: ['Service', 'Pricelist'],
  needs: anyOf(can('MARKETPLACE', 'Read'), can('MY_SERVICES', 'Read')),
  input: Type.Object({ serviceIds: Type.Optional(Type.Array(serviceId, { maxItems: 20 })) }),
  data: Type.Array(ServiceSearchResult),
  example: { input: { serviceIds: [900_003] }, data: [{ ...serviceSearchExample, Id: 900_003 }] },
});
