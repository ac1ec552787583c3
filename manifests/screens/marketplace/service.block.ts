/** A service as buyers and sellers read it: what it is and costs in the middle, what comes with it beside that. */
import {
  type BindingScope,
  type Block,
  type DataOf,
  go,
  link,
  list,
  matrix,
  param,
  part,
  type RecordHeader,
  recordHeader,
  row,
  stack,
  view,
} from '#define';
import GetServiceDetail from '../../operations/Marketplace/GetServiceDetail.ts';
import GetServicePrices from '../../operations/Marketplace/GetServicePrices.ts';

type Scope = BindingScope<{ serviceId: string }>;

const service = { serviceId: param('serviceId') } as const;

export const serviceHeader: RecordHeader<Scope, DataOf<typeof GetServiceDetail>> = recordHeader(
  GetServiceDetail,
  service,
  {
    title: 'DisplayName',
    image: 'Icon',
    up: link('Explore', go('/explore', {})),
    status: 'State',
    facts: [
      { field: 'Vendor' },
      { field: 'CategoryName', title: 'Category' },
      { field: 'LicensedPer', title: 'Licensed per' },
      { field: 'Commitments', as: 'Durations', title: 'Term' },
      { field: 'Tags', as: 'Tags' },
    ],
  },
);

const conditions: Block<Scope> = view(GetServiceDetail, service, {
  sections: [
    {
      title: 'Price',
      hideEmpty: true,
      fields: [
        { field: 'PriceFrom.Amount', as: 'Money', currency: 'PriceFrom.Currency', title: 'Price from' },
        { field: 'PriceFrom.Per', title: 'Paid' },
      ],
    },
    {
      title: 'Conditions',
      hideEmpty: true,
      fields: [
        { field: 'BillingRule', title: 'Billing' },
        { field: 'PriceProtection', title: 'Price protection' },
        { field: 'ProtectionMonths', as: 'Duration', title: 'Protected for' },
        { field: 'IsLocking', title: 'A running term cannot be left' },
        { field: 'VendorWebsite', as: 'Url', title: 'Vendor’s website' },
      ],
    },
    { title: 'Documents', hideEmpty: true, fields: [{ field: 'Documents', as: 'Documents' }] },
  ],
});

const aside = stack<Scope>(
  conditions,
  list(part(GetServiceDetail, 'Parts'), service, {
    title: 'What is in it',
    name: 'DisplayName',
    image: 'Icon',
    facts: [{ field: 'Quantity', as: 'Number' }],
    open: go('/service/$serviceId', { serviceId: row('Id') }),
  }),
  list(part(GetServiceDetail, 'Upgrades'), service, {
    title: 'Upgrades',
    name: 'DisplayName',
    image: 'Icon',
    facts: ['Kind'],
    open: go('/service/$serviceId', { serviceId: row('Id') }),
  }),
);

const more = stack<Scope>(
  matrix(GetServicePrices, service, {
    title: 'Prices',
    text: '{currency}, net. The price from a quantity holds for all units.',
    rows: 'ItemId',
    columns: [
      { field: 'Name', title: 'Fee' },
      { field: 'CommitmentMonths', as: 'Duration', title: 'Term' },
      { field: 'Billing', title: 'Paid' },
    ],
    across: { field: 'From', title: 'From {value}', carries: true },
    value: { field: 'Amount', as: 'Money', currency: 'Currency' },
    behind: [{ field: 'AgainstMonthly', as: 'Percent', title: 'Against the shortest term' }],
    empty: 'This service has no price yet.',
  }),
  view(GetServiceDetail, service, {
    sections: [{ title: 'Pictures', hideEmpty: true, fields: [{ field: 'Pictures', as: 'Images' }] }],
  }),
);

export const serviceBody: Block<Scope> = view(GetServiceDetail, service, {
  sections: [
    {
      title: 'In short',
      hideEmpty: true,
      fields: [{ field: 'Summary', as: 'MultilineText', title: 'In short' }],
    },
    { title: 'What it is', fields: [{ field: 'Description', as: 'Html', title: 'What it is' }] },
  ],
  below: more,
  aside,
});
