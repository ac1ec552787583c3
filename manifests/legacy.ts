/** Old addresses and the places that answer them (LEG rows); apart from shell.ts, because only who follows one needs them. */
import { type MovedAddress, moved } from '#define';

export const legacy: readonly MovedAddress[] = [
  moved('/Account/View/$accountId', '/account/$accountId'),
  moved('/Account/Create/Service', '/account/create/service'),
  moved('/Account/Create/User', '/account/create/user'),
  moved('/Account/Create/Department', '/account/create/department'),
  moved('/Account/Create/Company', '/account/create/company'),
  moved('/Account/Create/Reseller', '/account/create/reseller'),
  moved('/Account/Import', '/account/import'),
  moved('/Marketplace/Explore/$list', '/explore?find?&sort?&page?&size?', {
    read: 'p:$page;l:$size;ord:$sort(order);n:$find(base64)',
  }),
  moved('/Marketplace/v2/MyServices/$list', '/service-tool?find?&sort?&page?&size?', {
    read: 'p:$page;l:$size;ord:$sort(order);n:$find(base64)',
  }),
  moved('/QuotationTool/Quotes', '/quotes?find?&sort?&page?&size?'),
  moved('/QuotationTool/CustomerQuotes', '/quotes/customers?find?&sort?&page?&size?'),
  moved('/SalesQuotes', '/sales-quotes?find?&sort?&page?&size?'),
  moved('/Marketplace/VendorProfile', '/vendor-profile'),
  moved('/DashboardManager/Start', '/dashboard-manager'),
  moved('/Reports', '/reports'),
];
