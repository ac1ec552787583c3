/** Every old address that the contract names leads to its screen (LEG-1 to LEG-22). */
import { expect, it } from 'vitest';
import { found } from '../../../manifests/found.ts';
import type { Screen } from '../../define/screen.ts';
import { matchesPath } from './hash-location.ts';
import { legacyAddress } from './legacy-address.ts';

const screens = Object.values(
  import.meta.glob<Screen>(['../../../manifests/screens/**/*.ts', '!**/*.block.ts', '!**/*.test.ts'], {
    eager: true,
    import: 'default',
  }),
);
const isScreen = (address: string) => screens.some(({ path }) => matchesPath(path, address.split('?')[0] ?? ''));

it.each([
  ['LEG-1, LEG-2', '/Dashboard', '/Dashboard'],
  ['LEG-5', '/Marketplace/Explore/', '/explore'],
  [
    'LEG-6, CONST-52',
    '/Marketplace/Explore/p:1;l:20;st:Root;ord:Ranking,ASC;n:dHJlc29y',
    '/explore?find=tresor&sort=Ranking&page=1&size=20',
  ],
  [
    'LEG-7',
    '/Marketplace/v2/MyServices/p:1;l:20;st:OwnedServices;ord:ModifyDate,DESC',
    '/service-tool?sort=-ModifyDate&page=1&size=20',
  ],
  ['LEG-3', '/DashboardManager/Start', '/dashboard-manager'],
  ['LEG-8', '/Marketplace/VendorProfile/', '/vendor-profile'],
  ['LEG-9', '/QuotationTool/Quotes/', '/quotes'],
  ['LEG-10', '/QuotationTool/CustomerQuotes/', '/quotes/customers'],
  ['LEG-11', '/SalesQuotes', '/sales-quotes'],
  ['LEG-12', '/Reports', '/reports'],
  ['LEG-13', '/Account/View/100734', '/account/100734'],
  ['LEG-15', '/Account/Create/Service', '/account/create/service'],
  ['LEG-16', '/Account/Create/User', '/account/create/user'],
  ['LEG-17', '/Account/Create/Department', '/account/create/department'],
  ['LEG-18', '/Account/Create/Company', '/account/create/company'],
  ['LEG-19', '/Account/Create/Reseller', '/account/create/reseller'],
  ['LEG-20', '/Account/Import', '/account/import'],
  ['LEG-21', '/change-password?redirect=%2Faccounts', '/change-password?redirect=%2Faccounts'],
  ['LEG-22', '/login', '/login'],
])('%s: %s', async (_rows, address, to) => {
  const found = isScreen(address) ? address : await legacyAddress(address);
  // Letter case does not matter to the router.
  expect(found?.toLowerCase()).toBe(to.toLowerCase());
  expect(isScreen(to)).toBe(true);
});

it('LEG-14: the notifications of an account are found by its number', () => {
  expect(Object.entries(found).map(([from, { to }]) => [from, isScreen(to)])).toContainEqual([
    '/Account/View/$accountIdentificator/Notifications',
    true,
  ]);
});
