/** A service as buyers and sellers read it: what it is, what it costs, what comes with it. */
import {
  type BindingScope,
  type DataOf,
  go,
  param,
  part,
  type RecordHeader,
  recordHeader,
  row,
  stack,
  table,
  view,
} from '#define';
import GetServiceDetail from '../../operations/Marketplace/GetServiceDetail.ts';
import GetServicePrices from '../../operations/Marketplace/GetServicePrices.ts';

const service = { serviceId: param('serviceId') } as const;

export const serviceHeader: RecordHeader<
  BindingScope<{ serviceId: string }>,
  DataOf<typeof GetServiceDetail>
> = recordHeader(GetServiceDetail, service, {
  title: 'DisplayName',
  status: 'State',
  facts: [
    { field: 'Vendor' },
    { field: 'CategoryName', title: 'Category' },
    { field: 'LicensedPer', title: 'Licensed per' },
    { field: 'Tags', as: 'Tags' },
  ],
});

export const serviceBody = stack<BindingScope<{ serviceId: string }>>(
  view(GetServiceDetail, service, {
    sections: [
      { title: 'What it is', fields: [{ field: 'Description', as: 'Html' }] },
      { title: 'Pictures', fields: [{ field: 'Pictures', as: 'Images' }] },
      {
        title: 'Conditions',
        fields: [
          { field: 'BillingRule', title: 'Billing' },
          { field: 'PriceProtection', title: 'Price protection' },
          { field: 'ProtectionMonths', title: 'Protected months' },
          { field: 'IsLocking', title: 'A running term cannot be left' },
          { field: 'VendorWebsite', as: 'Url', title: 'Vendor’s website' },
        ],
      },
    ],
  }),
  table(GetServicePrices, service, {
    title: 'Prices, net',
    columns: [
      { field: 'Billing', title: 'Paid' },
      { field: 'CommitmentMonths', as: 'Number', title: 'Months of term' },
      { field: 'Name', title: 'Fee' },
      { field: 'From', as: 'Number', title: 'From quantity' },
      { field: 'Amount', as: 'Money', currency: 'Currency', title: 'Each' },
      { field: 'AgainstMonthly', as: 'Percent', title: 'Against the shortest term' },
    ],
    empty: 'This service has no price yet.',
  }),
  table(part(GetServiceDetail, 'Documents'), service, {
    title: 'Documents',
    columns: [{ field: 'Title' }, { field: 'Language' }, { field: 'Size', as: 'Number', title: 'Bytes' }],
    empty: 'There are no documents.',
  }),
  table(part(GetServiceDetail, 'Parts'), service, {
    title: 'What is in it',
    columns: [
      { field: 'DisplayName', title: 'Service' },
      { field: 'Quantity', as: 'Number' },
    ],
    open: go('/service/$serviceId', { serviceId: row('Id') }),
    empty: 'It stands by itself.',
  }),
  table(part(GetServiceDetail, 'Upgrades'), service, {
    title: 'Upgrades',
    columns: [{ field: 'DisplayName', title: 'Service' }, { field: 'Kind' }],
    open: go('/service/$serviceId', { serviceId: row('Id') }),
    empty: 'There is nothing to upgrade to.',
  }),
);
