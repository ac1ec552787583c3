/** Puts tags on services and takes others off. */
import { Type } from 'typebox';
import { can, everywhere, operation } from '#define';
import { serviceTag } from '../../entities/ServiceTag.ts';
import { serviceId } from '../../entities/serviceRef.ts';

const tags = Type.Optional(Type.Array(serviceTag, { maxItems: 20 }));

export default operation('ServiceManagement/TagServices', {
  summary: 'Puts tags on services and takes others off, all of them or none.',
  kind: 'write',
  subject: { Service: 'serviceIds' },
  changes: [everywhere('Service')],
  needs: can('SERVICE_TAGS', 'Update'),
  errors: ['noService', 'tooManyTags'],
  audit: { event: 'Services tagged' },
  input: Type.Object({
    serviceIds: Type.Array(serviceId, { minItems: 1, maxItems: 1000 }),
    add: tags,
    remove: tags,
  }),
  data: Type.Null(),
  example: { input: { serviceIds: [900_003], add: ['DSGVO'] }, data: null },
});
