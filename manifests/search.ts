/** What the search of the header finds, part by part in its order; apart from shell.ts, because the sign-in page does without it (SRCH-05, CONST-41). */
import { constant, type Finder, finder, go, link, row, session, where } from '#define';
import SearchAccounts from './operations/Account/SearchAccounts.ts';
import SearchInvoices from './operations/Account/SearchInvoices.ts';
import SearchOrders from './operations/Account/SearchOrders.ts';
import SearchServices from './operations/Marketplace/SearchServices.ts';

/** What has ended gets nothing new. */
const above = where({ AccountType: ['Reseller', 'Company', 'Department'], AccountState: 'Active' });
const below = { parentAccountId: row('AccountId') } as const;

export const search: readonly Finder[] = [
  finder(
    'account',
    SearchAccounts,
    {
      includeDepartment: constant(true),
      showTerminatedAccounts: constant(true),
      targetRoot: session('CompanyAccount.AccountId'),
      maxRows: constant(10),
    },
    {
      title: 'Accounts',
      text: 'searchString',
      id: 'AccountId',
      label: 'DisplayName',
      notes: ['AccountIdentificator', 'Above'],
      type: 'AccountType',
      ended: where({ AccountState: 'Terminated' }),
      most: 10,
      actions: [
        link('Order service', go('/account/create/service?parentAccountId?&serviceId?', below), {
          icon: 'package',
          when: above,
        }),
        link('Create user', go('/account/create/user?parentAccountId?', below), { icon: 'user-plus', when: above }),
        link('Billing', go('/account/$accountId/billing', { accountId: row('AccountId') }), {
          icon: 'receipt',
          when: where({ AccountType: ['Reseller', 'Company', 'Product'] }),
        }),
      ],
    },
  ),
  finder(
    'service',
    SearchServices,
    {
      limit: constant(100),
      filter: constant({
        DisplayName: '',
        OwnerAccountIds: [],
        ServiceCategories: [],
        ServiceTags: [],
        ShowNewOnly: false,
        Source: { Type: 'Root' },
      }),
      orderBy: constant({ Key: 'Ranking', Value: 'ASC' }),
    },
    {
      title: 'Services',
      text: 'filter.DisplayName',
      id: 'Id',
      label: 'DisplayName',
      notes: ['Vendor', 'CategoryName'],
      icon: 'box',
      most: 3,
      explore: {
        title: 'Explore all {count} services for “{text}”',
        none: 'Explore all services',
        to: '/Marketplace/Explore/p:1;l:20;st:Root;ord:Ranking,ASC;n:$text',
      },
    },
  ),
  finder(
    'order',
    SearchOrders,
    { maxRows: constant(4) },
    {
      title: 'Orders',
      text: 'searchString',
      id: 'OrderId',
      label: 'OrderNumber',
      notes: ['Customer', 'Services'],
      icon: 'shopping-cart',
      most: 3,
      ifFound: true,
    },
  ),
  finder(
    'invoice',
    SearchInvoices,
    { maxRows: constant(4) },
    {
      title: 'Invoices',
      text: 'searchString',
      id: 'InvoiceId',
      label: 'InvoiceNumber',
      notes: ['Customer', 'Period'],
      icon: 'receipt',
      most: 3,
      ifFound: true,
    },
  ),
];
