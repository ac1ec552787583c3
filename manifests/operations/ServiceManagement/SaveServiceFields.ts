/** Defines what a service asks for. */
import { Type } from 'typebox';
import { allOf, can, everywhere, operation } from '#define';
import { ServiceFieldInput, ServiceFields, serviceFieldsExample } from '../../entities/ServiceField.ts';
import { serviceId } from '../../entities/serviceRef.ts';
import { readVersion } from '../../entities/version.ts';

export default operation('ServiceManagement/SaveServiceFields', {
  summary:
    'Defines the fields that a service asks for: all of them, in their order. What is left out is taken away; what subscriptions hold of it stays with them.',
  kind: 'write',
  subject: { Service: 'serviceId' },
  changes: [everywhere('Service')],
  edits: { record: 'ServiceField', id: 'serviceId', version: 'version' },
  needs: allOf(can('MY_SERVICES', 'Update'), can('SERVICE_TOOL_FIELDS', 'Update')),
  errors: ['noService', 'wrongDefinition', 'unknownLanguage'],
  audit: { event: 'Fields of a service changed' },
  input: Type.Object({ serviceId, fields: Type.Array(ServiceFieldInput, { maxItems: 100 }), version: readVersion }),
  data: ServiceFields,
  example: { input: { serviceId: 900_003, fields: [] }, data: { ...serviceFieldsExample, Fields: [] } },
});
