/** The marketplace owner and its resellers. */
import { knownIds } from './account.ts';
import { organisation } from './organisation.ts';

export const owner = organisation(
  'Nordlicht Distribution',
  'GmbH',
  'DE',
  'nordlicht',
  'InformationTechnology',
  [10, 3, 0],
  {
    id: knownIds.root,
    created: '2017-01-09',
    values: {
      PartnerLevel: null,
      PartnerDiscount: null,
      RevenueTarget: null,
      CertifiedUntil: null,
      City: 'Rostock',
      PostalCode: '18055',
    },
  },
);

export const ostsee = organisation(
  'Ostsee Systemhaus GmbH & Co. KG',
  'GmbHCoKG',
  'DE',
  'ostsee-systemhaus',
  'InformationTechnology',
  [16, 4, 2],
  {
    id: knownIds.ostsee,
    created: '2019-03-14',
    values: { PartnerLevel: 'Premier', EarlyPaymentDiscount: 2 },
  },
);

export const wisla = organisation(
  'Wisła Systemy Chmurowe Sp. z o.o.',
  'SpZoo',
  'PL',
  'wisla-chmura',
  'InformationTechnology',
  [12, 3, 2],
  {
    created: '2020-05-18',
    values: { PartnerLevel: 'Advanced' },
  },
);

/** Sells on behalf of the Baltic one, so it stands below it. */
export const bogazici = organisation(
  'Boğaziçi Bulut Teknolojileri A.Ş.',
  'AS',
  'TR',
  'bogazici-bulut',
  'InformationTechnology',
  [9, 2, 1],
  {
    created: '2020-08-03',
    values: { PartnerLevel: 'Registered' },
  },
);

export const rheinbogen = organisation(
  'Rheinbogen IT-Vertrieb GmbH',
  'GmbH',
  'DE',
  'rheinbogen',
  'InformationTechnology',
  [4, 1, 1],
  {
    created: '2018-02-05',
    terminated: '2024-06-30',
    reason: 'AnotherProvider',
    values: { PartnerLevel: 'Registered' },
  },
);
