/** A service as buyers and sellers read it: what it is and costs in the middle, what comes with it beside that. */
import {
  type BindingScope,
  type Block,
  type DataOf,
  facts,
  go,
  link,
  list,
  matrix,
  param,
  part,
  type RecordHeader,
  recordHeader,
  row,
  show,
  stack,
  view,
  where,
} from '#define';
import GetTerms from '../../operations/Account/GetTerms.ts';
import GetServiceDetail from '../../operations/Marketplace/GetServiceDetail.ts';
import GetServicePrices from '../../operations/Marketplace/GetServicePrices.ts';
import { whyThisPrice, whyThisPriceInPricelist } from './price-reason.block.ts';

type Scope = BindingScope<{ serviceId: string }>;

type ListScope = BindingScope<{ serviceId: string; pricelistId: string }>;

const service = { serviceId: param('serviceId') } as const;
const listed = { ...service, marketplaceId: param('pricelistId') } as const;

export const serviceHeader: RecordHeader<Scope, DataOf<typeof GetServiceDetail>> = recordHeader(
  GetServiceDetail,
  service,
  {
    title: 'DisplayName',
    image: 'Icon',
    up: link('Explore', go('/explore', {})),
    status: 'ShownState',
    facts: [
      { field: 'Vendor' },
      { field: 'CategoryName', title: 'Category' },
      { field: 'LicensedPer', title: 'Licensed per' },
      { field: 'Commitments', as: 'Durations', title: 'Term' },
      { field: 'Tags', as: 'Tags' },
    ],
  },
);

const conditions = {
  sections: [
    {
      title: 'Price',
      hideEmpty: true,
      fields: [
        { field: 'PriceFrom.Amount', as: 'Money', currency: 'PriceFrom.Currency', title: 'Price from' },
        { field: 'PriceFrom.Per', title: 'Payment' },
        { field: 'PriceFrom.AskedBy', title: 'Source' },
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
} as const;

type Inside = BindingScope<{ serviceId: string }, DataOf<typeof GetServiceDetail>>;

const besides = stack<Inside>(
  list(
    GetTerms,
    { productName: row('ProductName') },
    {
      title: 'Terms',
      name: 'Name',
      icon: 'checklist',
      facts: [
        { field: 'Version', as: 'Number', title: 'Version' },
        { field: 'AcceptedUtc', as: 'Date', title: 'accepted' },
      ],
      action: show(
        { label: 'Terms', width: 'wide' },
        facts({ fields: [{ field: 'TermsText', as: 'Html', title: 'Text' }] }),
      ),
    },
  ),
  list(part(GetServiceDetail, 'Parts'), service, {
    title: 'What is in it',
    name: 'DisplayName',
    image: 'Icon',
    facts: [{ field: 'Quantity', as: 'Number' }],
    open: go('/service/$serviceId', { serviceId: row('Id') }),
  }),
  list(part(GetServiceDetail, 'Bundles'), service, {
    title: 'Part of bundles',
    name: 'DisplayName',
    image: 'Icon',
    open: go('/service/$serviceId', { serviceId: row('Id') }),
  }),
  list(part(GetServiceDetail, 'Upgrades'), service, {
    title: 'Upgrades',
    name: 'DisplayName',
    image: 'Icon',
    facts: ['Kind'],
    open: go('/service/$serviceId', { serviceId: row('Id') }),
  }),
  view(GetServiceDetail, service, {
    sections: [
      {
        title: 'As seller',
        hideEmpty: true,
        fields: [
          { field: 'Selling.OfferedIn', as: 'Number', title: 'Own pricelists that offer it' },
          { field: 'Selling.OwnPricelists', as: 'Number', title: 'Own pricelists' },
        ],
      },
    ],
  }),
  list(part(GetServiceDetail, 'Pricelists'), service, {
    title: 'Offered in',
    name: 'Name',
    icon: 'tags',
    facts: ['Currency'],
    open: go('/service/$serviceId/$pricelistId', { serviceId: param('serviceId'), pricelistId: row('Id') }),
  }),
);

const prices = {
  title: 'Prices',
  text: '{currency}, net. The price from a quantity holds for all units.',
  rows: 'ItemId',
  columns: [
    { field: 'Name', title: 'Fee' },
    { field: 'CommitmentMonths', as: 'Duration', title: 'Term' },
    { field: 'Billing', title: 'Payment' },
  ],
  across: { field: 'From', title: 'From {value}', carries: true },
  value: { field: 'Amount', as: 'Money', currency: 'Currency' },
  behind: [{ field: 'AgainstMonthly', as: 'Percent', title: 'Against the shortest term' }],
  empty: 'This service has no price for you.',
} as const;

const pictures: Block<Scope> = view(GetServiceDetail, service, {
  sections: [{ title: 'Pictures', hideEmpty: true, fields: [{ field: 'Pictures', as: 'Images' }] }],
});

const shown = {
  sections: [
    { title: 'Pricelist', hideEmpty: true, fields: [{ field: 'Pricelist' }] },
    {
      title: 'In short',
      hideEmpty: true,
      fields: [{ field: 'Summary', as: 'MultilineText', title: 'In short' }],
    },
    {
      title: 'What it is',
      hideEmpty: true,
      fields: [{ field: 'Description', as: 'Html', title: 'What it is' }],
    },
    {
      title: 'Not in your language yet',
      hideEmpty: true,
      fields: [{ field: 'OtherLanguage', title: 'The description is in' }],
    },
  ],
  actions: [
    link<Inside>(
      'Order service',
      go('/account/create/service?parentAccountId?&serviceId?', { serviceId: param('serviceId') }),
      {
        icon: 'shopping-cart',
        tone: 'main',
        when: where({ IsOffered: true }),
      },
    ),
    link<Inside>('Put into cart', go('/cart/add?parentAccountId?&serviceId?', { serviceId: param('serviceId') }), {
      icon: 'plus',
      when: where({ IsOffered: true }),
    }),
    link<Inside>('Edit service', go('/service-tool/$serviceId', { serviceId: param('serviceId') }), {
      icon: 'pencil',
      may: 'MayEdit',
    }),
    link<Inside>('Add to pricelists', go('/add-to-pricelist?services', { services: param('serviceId') }), {
      icon: 'plus',
    }),
  ],
} as const;

/** What stands on the screen: prices are what the own company pays. */
export const serviceShown = {
  ...shown,
  below: stack<Scope>(matrix(GetServicePrices, service, { ...prices, action: whyThisPrice }), pictures),
  aside: stack<Inside>(view(GetServiceDetail, service, conditions), besides),
} as const;

type InsideList = BindingScope<{ serviceId: string; pricelistId: string }, DataOf<typeof GetServiceDetail>>;

/** The same as one pricelist offers it. */
export const serviceInPricelist = {
  ...shown,
  below: stack<ListScope>(matrix(GetServicePrices, listed, { ...prices, action: whyThisPriceInPricelist }), pictures),
  aside: stack<InsideList>(view(GetServiceDetail, listed, conditions), besides),
} as const;
