/** Lines of an account hierarchy in several scripts, types and states. */
import type { Static } from '#define';
import type { TreeNode } from './TreeNode.ts';

const base = {
  AccountState: 'Active',
  HasChildren: true,
  CreatedUtc: '2020-09-02T08:15:00Z',
  Currency: 'EUR',
} as const;

export const treeNodeExamples: Static<typeof TreeNode>[] = [
  {
    ...base,
    AccountId: 100734,
    DisplayName: 'Donau-Dampfschifffahrtsgesellschaft mbH',
    AccountType: 'Company',
    AccountIdentificator: 'C-100734',
    Country: 'AT',
    LastLogonUtc: '2026-11-20T16:40:12Z',
  },
  {
    ...base,
    AccountId: 100735,
    DisplayName: 'Elektrizitätswerke und Hafenbetriebsführung',
    AccountType: 'Department',
    AccountIdentificator: 'D-100735',
    Country: 'AT',
  },
  {
    ...base,
    AccountId: 100736,
    DisplayName: 'Mailbox Business',
    AccountType: 'Product',
    AccountIdentificator: 'P-100736',
    HasChildren: false,
    ProductName: 'Mailbox Business',
  },
  {
    ...base,
    AccountId: 100737,
    DisplayName: 'Ágnes Szőke-Müllner',
    AccountType: 'User',
    AccountIdentificator: 'U-100737',
    HasChildren: false,
    Country: 'AT',
    LastLogonUtc: '2026-11-18T07:01:00Z',
  },
  {
    ...base,
    AccountId: 100738,
    DisplayName: '株式会社さくら物流',
    AccountType: 'Company',
    AccountIdentificator: 'C-100738',
    Country: 'JP',
    Currency: 'JPY',
  },
  {
    ...base,
    AccountId: 100739,
    DisplayName: 'Балтийские технологии',
    AccountType: 'Reseller',
    AccountIdentificator: 'R-100739',
    Country: 'BG',
  },
  {
    ...base,
    AccountId: 100740,
    DisplayName: 'Rügener Fischkonservenfabrik GmbH',
    AccountType: 'Company',
    AccountIdentificator: 'C-100740',
    AccountState: 'Terminated',
    Country: 'DE',
  },
];
