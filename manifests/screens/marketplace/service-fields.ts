/** What a service of one's own asks for, defined where it is read, with a preview of the very form (SOLO-18). */
import { editRecord, param, row, screen, view } from '#define';
import GetServiceFields from '../../operations/ServiceManagement/GetServiceFields.ts';
import SaveServiceFields from '../../operations/ServiceManagement/SaveServiceFields.ts';
import { ownServiceHeader } from './own-service-header.block.ts';

const service = { serviceId: param('serviceId') } as const;

export default screen('/service-tool/$serviceId/fields', {
  title: 'Fields of a service',
  header: ownServiceHeader,
  tab: { title: 'Fields', order: 50 },
  body: view(GetServiceFields, service, {
    sections: [
      {
        title: 'Fields',
        fields: [{ field: 'Fields', title: 'Asked for with the order and while it runs', as: 'FieldDefinitions' }],
      },
    ],
    save: editRecord(
      SaveServiceFields,
      { serviceId: param('serviceId'), version: row('Version') },
      { fields: { Fields: 'fields' }, message: 'Fields saved' },
    ),
  }),
});
