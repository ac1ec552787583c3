/** The companies that own the services of the marketplace; all of them are invented. */
import { random } from '../random.ts';
import { knownIds, type World } from './account.ts';
import { type Organisation, type OrganisationSeed, organisation } from './organisation.ts';
import { addPerson } from './people.ts';

type Given = readonly [name: string, legalForm: string, country: OrganisationSeed['country'], domain: string];

const vendor = (
  [name, legalForm, country, domain]: Given,
  users: number,
  created: string,
  more: Partial<OrganisationSeed['more']> = {},
): OrganisationSeed =>
  organisation(name, legalForm, country, domain, 'InformationTechnology', [users, 0, 0], {
    created,
    leadingRole: 'Product owner',
    ...more,
  });

export const fensterblick = vendor(['Fensterblick GmbH', 'GmbH', 'AT', 'fensterblick'], 2, '2019-02-11', {
  id: knownIds.fensterblick,
  values: { City: 'Wien', PostalCode: '1020' },
});

export const vendors = [
  vendor(['Brieftaube Mail GmbH', 'GmbH', 'DE', 'brieftaube-mail'], 3, '2018-05-14'),
  vendor(['Tresorwerk AG', 'AG', 'CH', 'tresorwerk'], 3, '2018-06-04'),
  vendor(['Schildwacht GmbH & Co. KG', 'GmbHCoKG', 'DE', 'schildwacht'], 3, '2019-03-25'),
  vendor(['Klangbrücke GmbH', 'GmbH', 'DE', 'klangbruecke'], 2, '2019-09-16'),
  vendor(['Puszta Compute Kft.', 'Kft', 'HU', 'puszta-compute'], 3, '2020-02-03'),
  vendor(['Fjordlys Identity AB', 'AB', 'SE', 'fjordlys'], 2, '2020-10-19'),
  vendor(['Levante Lernwelt, S.L.', 'SL', 'ES', 'levante-lernwelt'], 2, '2021-01-18'),
  vendor(['Bernstein Archiv Sp. z o.o.', 'SpZoo', 'PL', 'bernstein-archiv'], 2, '2021-04-26'),
  vendor(['Windrose Netze B.V.', 'BV', 'NL', 'windrose-netze'], 2, '2021-09-06'),
  vendor(['Karawane Code A.Ş.', 'AS', 'TR', 'karawane-code'], 2, '2022-03-14'),
  vendor(['Saimaa Data Oy', 'Oy', 'FI', 'saimaa-data'], 2, '2022-11-07'),
];

const same = (written: string, latin = written) => ({ written, latin });

/** Who signs in to look after the services of a vendor. */
export function addVendorPeople(world: World, company: Organisation): void {
  addPerson(world, company, company.account, random('vendor'), {
    woman: true,
    first: same('Rosemarie'),
    last: same('Übelacker'),
    work: 'Management',
    role: 'Product owner',
    known: {
      id: knownIds.vendor,
      username: 'vendor',
      created: new Date('2019-02-11T09:10:00Z'),
      lastLogon: new Date('2026-11-19T14:26:31Z'),
    },
  });
}
