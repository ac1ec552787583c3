/** Makes a draft out of a service, with its texts, fees and pictures (SOLO-17). */
import { Type } from 'typebox';
import { can, operation } from '#define';
import { ServiceInformation, serviceInformationExample } from '../../entities/ServiceInformation.ts';
import { serviceId } from '../../entities/serviceRef.ts';

export default operation('ServiceManagement/CopyService', {
  summary:
    'Makes a draft of the same vendor with the texts, fees, pictures and documents of a service, under a key of its own.',
  kind: 'write',
  subject: { Service: 'serviceId' },
  changes: ['Service'],
  needs: can('MY_SERVICES', 'Create'),
  errors: ['noService'],
  audit: { event: 'Service copied' },
  input: Type.Object({
    serviceId,
    productName: Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' }),
  }),
  data: ServiceInformation,
  example: { input: { serviceId: 900_003, productName: 'Virtual Desktop Max' }, data: serviceInformationExample },
});
