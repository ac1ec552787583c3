/** Roles that some companies have made for themselves, each of one capability set of their own. */
import type { Rights } from '../../../access/standard/flags.ts';

export interface CompanyRole {
  /** Display name of the owning company. */
  readonly company: string;
  readonly role: string;
  readonly description: string;
  readonly reach: 'own' | 'hierarchy';
  readonly set: string;
  readonly rights: Rights;
}

const donau = 'Donau-Dampfschifffahrtsgesellschaft mbH';

export const companyRoles: readonly CompanyRole[] = [
  {
    company: donau,
    role: 'Buchhaltung',
    description: 'Rechnungen einsehen und Berichte ziehen.',
    reach: 'hierarchy',
    set: 'Rechnungen',
    rights: {
      ONLINEBILL: 'R',
      REPORTING: 'RX',
      COMPANY_ACCOUNT: 'R',
      PRODUCT_ACCOUNT: 'R',
      BILLING_SHOWPRODUCTPRICE: 'R',
    },
  },
  {
    company: donau,
    role: 'Servicedesk',
    description: 'Kennwörter zurücksetzen und Benutzer sperren.',
    reach: 'hierarchy',
    set: 'Benutzerhilfe',
    rights: { USER_ACCOUNT: 'R', USER_RESET_PASSWORD: 'X', USER_CHANGE_STATUS: 'U', DISABLE_MFA: 'X' },
  },
  {
    company: 'Ostsee Systemhaus GmbH & Co. KG',
    role: 'Preispflege',
    description: 'Preislisten führen, ohne Kundendaten zu ändern.',
    reach: 'hierarchy',
    set: 'Preislisten',
    rights: {
      MARKETPLACE: 'CRUD',
      CUSTOMER_PRICELIST: 'CRUD',
      PRICELIST_TEMPLATES: 'RU',
      COMPANY_ACCOUNT: 'R',
      RESELLER_ACCOUNT: 'R',
    },
  },
  {
    company: 'Wielkopolskie Zakłady Mięsne Sp. z o.o.',
    role: 'Księgowość',
    description: 'Podgląd faktur i raportów.',
    reach: 'hierarchy',
    set: 'Faktury',
    rights: { ONLINEBILL: 'R', REPORTING: 'R', COMPANY_ACCOUNT: 'R' },
  },
  {
    company: '株式会社さくら物流',
    role: 'ヘルプデスク',
    description: 'パスワードの再設定を行う。',
    reach: 'hierarchy',
    set: 'ユーザー支援',
    rights: { USER_ACCOUNT: 'R', USER_RESET_PASSWORD: 'X' },
  },
];
