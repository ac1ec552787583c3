/** A service as its vendor edits it (CALL-106). */
import { Type } from 'typebox';
import { can, operation } from '#define';
import { ServiceInformation, serviceInformationExample } from '../../entities/ServiceInformation.ts';
import { serviceRef } from '../../entities/serviceRef.ts';

export default operation('ServiceManagement/GetServiceInformation', {
  summary:
    'Answers a service of the vendors below the caller, with the parts that he may read and what it lacks to be published.',
  kind: 'read',
  subject: { Service: 'serviceId' },
  reads: ['Service'],
  needs: can('MY_SERVICES', 'Read'),
  errors: ['noService', 'noServiceNamed', 'nameOneService'],
  input: Type.Object(serviceRef),
  data: ServiceInformation,
  example: { input: { serviceId: 900_003 }, data: serviceInformationExample },
});
