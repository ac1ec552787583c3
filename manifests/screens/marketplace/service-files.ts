/** The icon, pictures and documents of a service of one's own, edited where they are read (SOLO-18). */
import { editRecord, param, row, screen, view } from '#define';
import GetServiceFiles from '../../operations/ServiceManagement/GetServiceFiles.ts';
import SaveServiceFiles from '../../operations/ServiceManagement/SaveServiceFiles.ts';
import { missingIn, ownServiceHeader } from './own-service-header.block.ts';

const service = { serviceId: param('serviceId') } as const;

export default screen('/service-tool/$serviceId/files', {
  title: 'Files of a service',
  header: ownServiceHeader,
  tab: { title: 'Files', order: 20, missing: missingIn('Files') },
  body: view(GetServiceFiles, service, {
    sections: [
      {
        title: 'Pictures and documents',
        fields: [
          { field: 'Icon', as: 'Image', with: { size: 'mark' } },
          { field: 'Pictures', as: 'Images' },
          { field: 'Documents', as: 'DocumentList' },
        ],
      },
    ],
    save: editRecord(
      SaveServiceFiles,
      { serviceId: param('serviceId'), version: row('Version') },
      {
        fields: { Icon: 'inputDto.Icon', Pictures: 'inputDto.Pictures', Documents: 'inputDto.Documents' },
        message: 'Files saved',
      },
    ),
  }),
});
