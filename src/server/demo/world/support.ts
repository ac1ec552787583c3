/** Whom the people of the demo world ask for help (ENT-56). */
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { knownIds } from './accounts/account.ts';
import { insertAll } from './insert-all.ts';

const nordlicht = {
  SupportUrl: 'https://support.nordlicht.example/',
  KnowledgeBaseUrl: 'https://wissen.nordlicht.example/',
  Imprint:
    'Nordlicht Distribution GmbH, Am Alten Speicher 1, 18055 Rostock, HRB 20170, managing director: Henrike Paulsen',
  SupportTimeZone: 'Europe/Berlin',
  SupportPhoneNumber: '+49 381 4010 220',
  SupportPhoneNote: 'Press 2 for provisioning',
  SupportTechnicalEmail: 'support@nordlicht.example',
  SupportTechnicalNote: 'Answer within 4 hours',
  SupportWorkingDaysRegular: '1-5',
  SupportWorkingHoursRegular: '08:00–18:00',
  SupportWorkingDaysOthers: '6',
  SupportWorkingHoursOthers: '09:00–13:00',
  SupportSalesPhoneNumber: '+49 381 4010 110',
  SupportSalesPhoneNote: 'Quotes, new companies, pricelists',
  SupportSalesEmail: 'vertrieb@nordlicht.example',
  SupportSalesNote: 'Answer on the next working day',
  SupportBillingPhoneNumber: '+49 381 4010 330',
  SupportBillingEmail: 'rechnung@nordlicht.example',
  SupportBillingNote: 'Name the invoice number',
};

/** The Baltic reseller answers its own customers first; it leaves out what it does not offer. */
const ostsee = {
  SupportUrl: 'https://hilfe.ostsee-systemhaus.example/',
  KnowledgeBaseUrl: 'https://wissen.nordlicht.example/',
  Imprint: 'Ostsee Systemhaus GmbH & Co. KG, Hafenstraße 12, 18055 Rostock, HRA 4711',
  // A name alone: these words are one text for readers of all languages.
  SupportButtonText: 'Ostsee Systemhaus',
  SupportTimeZone: 'Europe/Berlin',
  SupportPhoneNumber: '+49 381 7070 0',
  SupportPhoneNote: 'Ask for provisioning',
  SupportTechnicalEmail: 'hilfe@ostsee-systemhaus.example',
  SupportTechnicalNote: 'Answer on the same working day',
  SupportWorkingDaysRegular: '1-5',
  SupportWorkingHoursRegular: '07:30–17:30',
  SupportSalesPhoneNumber: '+49 381 7070 20',
  SupportSalesEmail: 'vertrieb@ostsee-systemhaus.example',
  SupportBillingEmail: 'buchhaltung@ostsee-systemhaus.example',
  SupportBillingNote: 'Name the invoice number',
};

export const putSupportDetails = (owner: Kysely<Tables>): Promise<void> =>
  insertAll(owner, 'support_details', [
    { account_id: knownIds.root, details: nordlicht },
    { account_id: knownIds.ostsee, details: ostsee },
  ]);
