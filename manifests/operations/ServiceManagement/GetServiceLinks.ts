/** The parts of a bundle and the upgrades of a service. */
import { Type } from 'typebox';
import { allOf, can, operation } from '#define';
import { ServiceLinks, serviceLinksExample } from '../../entities/ServiceLinks.ts';
import { serviceId } from '../../entities/serviceRef.ts';

export default operation('ServiceManagement/GetServiceLinks', {
  summary: 'Answers what a service of the vendors below the caller is made of, and what it may be upgraded to.',
  kind: 'read',
  subject: { Service: 'serviceId' },
  reads: ['Service'],
  needs: allOf(can('MY_SERVICES', 'Read'), can('SERVICE_TOOL_INFO', 'Read')),
  errors: ['noService'],
  input: Type.Object({ serviceId }),
  data: ServiceLinks,
  example: { input: { serviceId: 900_003 }, data: serviceLinksExample },
});
