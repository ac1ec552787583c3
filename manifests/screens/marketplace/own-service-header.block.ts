/** The head of a service of one's own, the same over all of its screens. */
import { type BindingScope, type DataOf, param, type RecordHeader, recordHeader } from '#define';
import GetServiceInformation from '../../operations/ServiceManagement/GetServiceInformation.ts';

export const ownServiceHeader: RecordHeader<
  BindingScope<{ serviceId: string }>,
  DataOf<typeof GetServiceInformation>
> = recordHeader(
  GetServiceInformation,
  { serviceId: param('serviceId') },
  {
    title: 'DisplayName',
    status: 'State',
    facts: [
      { field: 'Vendor' },
      { field: 'ProductName', title: 'Key' },
      { field: 'ModifiedUtc', as: 'TimeAgo', title: 'Changed' },
    ],
  },
);
