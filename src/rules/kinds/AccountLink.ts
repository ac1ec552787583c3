/** A reference to an account: its number, its name, its type. */
import { fieldTexts } from '../fields/field-texts.ts';
import { kind } from '../fields/kind.ts';
import { writes } from '../format/file-text.ts';

declare module '../../define/fields/field.ts' {
  interface FieldKinds {
    AccountLink: AccountReference;
  }
}

export interface AccountReference {
  readonly AccountId: number;
  readonly DisplayName: string;
  readonly AccountType?: string;
}

const isNamed = (value: unknown): value is AccountReference =>
  typeof value === 'object' && value !== null && 'DisplayName' in value && typeof value.DisplayName === 'string';
/** Its number where it has no name. */
export const accountName = ({ AccountId, DisplayName }: AccountReference): string =>
  DisplayName === '' ? String(AccountId) : DisplayName;
const isReference = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'AccountId' in value && Number.isInteger(value.AccountId);

export default kind('AccountLink', {
  type: 'object',
  width: 260,
  beside: 34,
  link: true,
  // A name alone does not tell which account is meant; accounts are picked, not typed.
  parse: (text) => (text.trim() === '' ? { value: null } : { problem: fieldTexts.format }),
  check: (value) => (isReference(value) ? undefined : { text: fieldTexts.format }),
  filter: 'lookup',
  export: writes(isNamed, accountName),
  examples: [
    {
      name: 'company',
      value: { AccountId: 100734, DisplayName: 'Donau-Dampfschifffahrtsgesellschaft mbH', AccountType: 'Company' },
    },
    { name: 'user', value: { AccountId: 100801, DisplayName: 'Ágnes Szőke-Müllner', AccountType: 'User' } },
    { name: 'other script', value: { AccountId: 100802, DisplayName: 'شركة النور للتقنية', AccountType: 'Reseller' } },
    { name: 'type not known', value: { AccountId: 100803, DisplayName: 'Hafenbetrieb', AccountType: 'Marketplace' } },
    { name: 'without a type', value: { AccountId: 100804, DisplayName: 'Magdalena Brückner' } },
    { name: 'without a name', value: { AccountId: 100805, DisplayName: '', AccountType: 'Department' } },
    { name: 'empty', value: null },
  ],
});
