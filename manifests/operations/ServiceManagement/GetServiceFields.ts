/** What a service asks for, as its vendor defines it. */
import { Type } from 'typebox';
import { allOf, can, operation } from '#define';
import { ServiceFields, serviceFieldsExample } from '../../entities/ServiceField.ts';
import { serviceId } from '../../entities/serviceRef.ts';

export default operation('ServiceManagement/GetServiceFields', {
  summary:
    'Answers the fields that a service of the vendors below the caller asks for, in their order, each with the number of subscriptions that hold a value of it.',
  kind: 'read',
  subject: { Service: 'serviceId' },
  reads: ['Service'],
  needs: allOf(can('MY_SERVICES', 'Read'), can('SERVICE_TOOL_FIELDS', 'Read')),
  errors: ['noService'],
  input: Type.Object({ serviceId }),
  data: ServiceFields,
  example: { input: { serviceId: 900_003 }, data: serviceFieldsExample },
});
