/** How the vendors show themselves to customers, in the order of their accounts. */
import type { VendorMark } from './drawings/vendor-marks.ts';

export interface Vendor {
  /** Of the account. */
  readonly company: string;
  readonly name: string;
  /** Before the numbers of its services and fees. */
  readonly prefix: string;
  readonly domain: string;
  readonly phone: string;
  readonly mark: VendorMark;
  /** People of it can be told by hand as well. */
  readonly isByHandToo: boolean;
}

const vendor = (
  company: string,
  name: string,
  [prefix, domain, phone, byHand]: readonly [string, string, string, 'by hand'?],
  mark: VendorMark,
): Vendor => ({
  company,
  name,
  prefix,
  domain: `${domain}.example`,
  phone,
  isByHandToo: byHand !== undefined,
  mark,
});

export const vendors: readonly Vendor[] = [
  vendor('Brieftaube Mail GmbH', 'Brieftaube Mail', ['BM', 'brieftaube-mail', '+49 381 5550 10', 'by hand'], 'pigeon'),
  vendor('Tresorwerk AG', 'Tresorwerk', ['TW', 'tresorwerk', '+41 44 555 20 20'], 'vault'),
  vendor('Fensterblick GmbH', 'Fensterblick', ['FB', 'fensterblick', '+43 1 5550 30', 'by hand'], 'window'),
  vendor('Schildwacht GmbH & Co. KG', 'Schildwacht', ['SW', 'schildwacht', '+49 421 5550 40'], 'shield'),
  vendor('Klangbrücke GmbH', 'Klangbrücke', ['KB', 'klangbruecke', '+49 221 5550 50'], 'bridge'),
  vendor('Puszta Compute Kft.', 'Puszta Compute', ['PC', 'puszta-compute', '+36 1 555 6060'], 'plain'),
  vendor('Fjordlys Identity AB', 'Fjordlys Identity', ['FI', 'fjordlys', '+46 8 555 707'], 'fjord'),
  vendor(
    'Levante Lernwelt, S.L.',
    'Levante Lernwelt',
    ['LL', 'levante-lernwelt', '+34 91 555 80 80', 'by hand'],
    'sunrise',
  ),
  vendor(
    'Bernstein Archiv Sp. z o.o.',
    'Bernstein Archiv',
    ['BA', 'bernstein-archiv', '+48 61 555 90 90', 'by hand'],
    'amber',
  ),
  vendor('Windrose Netze B.V.', 'Windrose Netze', ['WN', 'windrose-netze', '+31 20 555 1010'], 'compass'),
  vendor('Karawane Code A.Ş.', 'Karawane Code', ['KC', 'karawane-code', '+90 212 555 11 11'], 'caravan'),
  vendor('Saimaa Data Oy', 'Saimaa Data', ['SD', 'saimaa-data', '+358 9 555 1212'], 'lake'),
];
