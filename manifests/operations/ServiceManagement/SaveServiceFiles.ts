/** Changes the icon, pictures and documents of a service (SOLO-18). */
import { Type } from 'typebox';
import { allOf, can, everywhere, operation } from '#define';
import { ServiceFiles, ServiceFilesInput, serviceFilesExample } from '../../entities/ServiceFiles.ts';
import { serviceId } from '../../entities/serviceRef.ts';
import { readVersion } from '../../entities/version.ts';

export default operation('ServiceManagement/SaveServiceFiles', {
  summary:
    'Changes what is sent of the files of a service: uploads become part of it, and what nothing refers to any more is deleted after a day.',
  kind: 'write',
  subject: { Service: 'serviceId' },
  changes: [everywhere('Service')],
  edits: { record: 'Service', id: 'serviceId', version: 'version' },
  needs: allOf(can('MY_SERVICES', 'Update'), can('SERVICE_TOOL_FILES', 'Update')),
  errors: ['noService', 'iconStays', 'unknownLanguage', 'noUpload', 'pictureWanted', 'documentWanted', 'mediaFull'],
  audit: { event: 'Files of a service saved' },
  input: Type.Object({ serviceId, inputDto: ServiceFilesInput, version: readVersion }),
  data: ServiceFiles,
  example: {
    input: { serviceId: 900_003, inputDto: { Pictures: [], Documents: [] } },
    data: serviceFilesExample,
  },
});
