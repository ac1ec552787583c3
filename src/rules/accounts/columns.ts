/** Which view values are also columns of the account, so that lists, search and branding see them. */
import type { AccountTypeName } from './rights.ts';

/** Fields whose values make up the display name of each type. */
export const nameFields: Readonly<Record<AccountTypeName, readonly string[]>> = {
  User: ['Firstname', 'Lastname'],
  Department: ['DepartmentName'],
  Company: ['CompanyName'],
  Reseller: ['CompanyName'],
  Product: ['SubscriptionName'],
};

interface Columns {
  display_name?: string;
  country?: string | null;
  currency?: string | null;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** The columns that follow from the values; a column without a value beside it is left as it is. */
export function accountColumns(accountType: AccountTypeName, values: Readonly<Record<string, unknown>>): Columns {
  const name = nameFields[accountType]
    .map((field) => textOf(values[field]))
    .filter(Boolean)
    .join(' ');
  return {
    ...(name ? { display_name: name } : {}),
    ...('Country' in values ? { country: textOf(values['Country']) || null } : {}),
    ...('Currency' in values ? { currency: textOf(values['Currency']) || null } : {}),
  };
}
