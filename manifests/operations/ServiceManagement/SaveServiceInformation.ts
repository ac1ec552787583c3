/** Changes parts of a service (CALL-107). */
import { Type } from 'typebox';
import { can, everywhere, operation } from '#define';
import { ServiceInformation, ServiceInput, serviceInformationExample } from '../../entities/ServiceInformation.ts';
import { serviceRef } from '../../entities/serviceRef.ts';
import { readVersion } from '../../entities/version.ts';

export default operation('ServiceManagement/SaveServiceInformation', {
  summary:
    'Changes the parts of a service that are sent, each with its own right; a text that is empty takes a language away.',
  kind: 'write',
  subject: { Service: 'serviceId' },
  changes: [everywhere('Service')],
  edits: { record: 'Service', id: 'serviceId', version: 'version' },
  needs: can('MY_SERVICES', 'Update'),
  errors: [
    'noService',
    'noServiceNamed',
    'nameOneService',
    'keyIsFixed',
    'currencyHasPrices',
    'unknownLanguage',
    'englishStays',
  ],
  audit: { event: 'Service changed' },
  input: Type.Object({ ...serviceRef, inputDto: ServiceInput, version: readVersion }),
  data: ServiceInformation,
  example: {
    input: { serviceId: 900_003, inputDto: { DisplayNames: { en: 'Virtual Desktop Plus' } } },
    data: serviceInformationExample,
  },
});
