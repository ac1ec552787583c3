/** The head of a service of one's own, the same over all of its screens, and what their tabs tell is missing. */
import {
  type BindingScope,
  type Counted,
  constant,
  counted,
  type DataOf,
  go,
  type InputOf,
  link,
  param,
  type RecordHeader,
  recordHeader,
} from '#define';
import GetServiceCompleteness from '../../operations/ServiceManagement/GetServiceCompleteness.ts';
import GetServiceInformation from '../../operations/ServiceManagement/GetServiceInformation.ts';

export const ownServiceHeader: RecordHeader<
  BindingScope<{ serviceId: string }>,
  DataOf<typeof GetServiceInformation>
> = recordHeader(
  GetServiceInformation,
  { serviceId: param('serviceId') },
  {
    title: 'DisplayName',
    image: 'Icon',
    up: link('Service tool', go('/service-tool', {})),
    status: 'State',
    facts: [
      { field: 'Vendor' },
      { field: 'ProductName', title: 'Key' },
      { field: 'VendorSku', title: 'Vendor’s SKU' },
      { field: 'Category' },
      { field: 'ModifiedUtc', as: 'TimeAgo', title: 'Changed' },
    ],
  },
);

type Part = NonNullable<InputOf<typeof GetServiceCompleteness>['parts']>[number];

/** What keeps it from being published, of what is edited behind a tab. */
export function missingIn(...parts: readonly Part[]): Counted<BindingScope<{ serviceId: string }>> {
  return counted(GetServiceCompleteness, { serviceId: param('serviceId'), parts: constant([...parts]) });
}
