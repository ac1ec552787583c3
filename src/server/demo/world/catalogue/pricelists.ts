/** The pricelists of the demo world: who sells what to whom, in which currency. */
import type { DemoService } from './services/service.ts';

/** As far as a pricelist asks for it. */
export interface Customer {
  readonly type: string;
  readonly name: string;
  readonly country: string | null;
  readonly currency: string;
}

export interface DemoPricelist {
  /** Display name of the reseller that owns it. */
  readonly owner: string;
  readonly name: string;
  readonly currency: string;
  /** Whom it is made for; of several that fit a customer the first one is his. */
  readonly isFor: (customer: Customer) => boolean;
  /** What of all that its owner is offered it leaves out. */
  readonly leavesOut: (service: DemoService) => boolean;
  readonly state: 'Active' | 'Deleted';
}

type Condition<T> = (one: T) => boolean;

const anybody: Condition<Customer> = () => true;
const nobody: Condition<Customer> = () => false;
const named =
  (...names: readonly string[]): Condition<Customer> =>
  ({ name }) =>
    names.includes(name);
const from =
  (...countries: readonly string[]): Condition<Customer> =>
  ({ country }) =>
    country !== null && countries.includes(country);
const everything: Condition<DemoService> = () => false;
const without =
  (...keys: readonly string[]): Condition<DemoService> =>
  ({ key, category }) =>
    keys.includes(key) || keys.includes(category);

const pricelist = (
  owner: string,
  name: string,
  currency: string,
  isFor: DemoPricelist['isFor'],
  leavesOut: DemoPricelist['leavesOut'],
  state: DemoPricelist['state'] = 'Active',
): DemoPricelist => ({ owner, name, currency, isFor, leavesOut, state });

const nordlicht = 'Nordlicht Distribution';
const ostsee = 'Ostsee Systemhaus GmbH & Co. KG';
const wisla = 'Wisła Systemy Chmurowe Sp. z o.o.';
const bogazici = 'Boğaziçi Bulut Teknolojileri A.Ş.';

const keyAccounts = named(
  'Donau-Dampfschifffahrtsgesellschaft mbH',
  'Bundesarbeitsgemeinschaft Wasserversorgungstechnik e. V.',
);

/** Of each owner the most special first; the last one in his own currency takes whoever is left. Sellers stand before who buys from them. */
export const demoPricelists: readonly DemoPricelist[] = [
  pricelist(nordlicht, 'Nordlicht Direct', 'EUR', ({ type }) => type === 'Company', everything),
  pricelist(
    nordlicht,
    'Nordlicht PLN',
    'PLN',
    anybody,
    without('Recovery Hall', 'Live Stage', 'Administrator Academy'),
  ),
  pricelist(nordlicht, 'Nordlicht EUR', 'EUR', anybody, without('Siegelpost')),
  pricelist(ostsee, 'Key accounts', 'EUR', keyAccounts, without('Live Stage', 'Test Bazaar')),
  pricelist(ostsee, 'Schweiz CHF', 'CHF', anybody, without('Invoice Archive', 'Mail Relay')),
  pricelist(ostsee, 'Sverige SEK', 'SEK', anybody, without('Archive Ten', 'Invoice Archive')),
  pricelist(ostsee, 'United Kingdom GBP', 'GBP', anybody, without('Archive Ten', 'Signature Desk')),
  pricelist(ostsee, '日本 JPY', 'JPY', anybody, without('Training', 'Archive Ten', 'Invoice Archive')),
  pricelist(ostsee, 'Partner TRY', 'TRY', ({ type }) => type === 'Reseller', without('Data Platform', 'Recovery Hall')),
  pricelist(ostsee, 'Template 2027', 'EUR', nobody, everything),
  pricelist(
    ostsee,
    'Eurozone',
    'EUR',
    from('FI', 'NL', 'FR', 'IT', 'ES', 'PT'),
    without('Archive Ten', 'Invoice Archive'),
  ),
  pricelist(ostsee, 'DACH', 'EUR', anybody, without('Newsletter Post')),
  pricelist(wisla, 'Wisła HUF', 'HUF', anybody, without('Invoice Archive', 'Training')),
  pricelist(wisla, 'Wisła RON', 'RON', anybody, without('Invoice Archive')),
  pricelist(wisla, 'Wisła UAH', 'UAH', anybody, without('Archive Ten', 'Invoice Archive', 'SMS Messenger')),
  pricelist(wisla, 'Wisła PLN', 'PLN', anybody, without('Archive Ten')),
  pricelist(bogazici, 'Boğaziçi EUR', 'EUR', anybody, without('Development')),
  pricelist(bogazici, 'Boğaziçi AED', 'AED', anybody, without('Training', 'Archive Ten')),
  pricelist(bogazici, 'Boğaziçi SAR', 'SAR', anybody, without('Training', 'Data', 'Archive Ten')),
  pricelist(bogazici, 'Boğaziçi TRY', 'TRY', anybody, without('Invoice Archive')),
  pricelist('Rheinbogen IT-Vertrieb GmbH', 'Rheinbogen EUR', 'EUR', nobody, () => true, 'Deleted'),
];

/** The one that a customer buys from: the first in his currency that is made for him; none where his seller has none. */
export function pricelistFor(owner: string, customer: Customer): DemoPricelist | undefined {
  const own = demoPricelists.filter((list) => list.owner === owner && list.state === 'Active');
  return own.find(({ currency, isFor }) => currency === customer.currency && isFor(customer));
}
