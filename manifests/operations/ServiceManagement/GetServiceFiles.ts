/** The icon, pictures and documents of a service, as its vendor edits them. */
import { Type } from 'typebox';
import { allOf, can, operation } from '#define';
import { ServiceFiles, serviceFilesExample } from '../../entities/ServiceFiles.ts';
import { serviceId } from '../../entities/serviceRef.ts';

export default operation('ServiceManagement/GetServiceFiles', {
  summary:
    'Answers the icon, the pictures and the documents of a service of the vendors below the caller, in all languages.',
  kind: 'read',
  subject: { Service: 'serviceId' },
  reads: ['Service'],
  needs: allOf(can('MY_SERVICES', 'Read'), can('SERVICE_TOOL_FILES', 'Read')),
  errors: ['noService'],
  input: Type.Object({ serviceId }),
  data: ServiceFiles,
  example: { input: { serviceId: 900_003 }, data: serviceFilesExample },
});
