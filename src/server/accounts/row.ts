/** One account as lists answer it: tree nodes and search results share these fields. */
import type { CallContext } from '../../define/contract/handler.ts';
import { codesByName } from '../db/list-query.ts';

export interface AccountRow {
  account_id: number;
  display_name: string;
  account_type: 'User' | 'Department' | 'Company' | 'Reseller' | 'Product';
  account_state: 'Active' | 'Terminated';
  account_identificator: string;
  product_name: string | null;
  country: string | null;
  currency: string | null;
  created_utc: Date;
  last_logon_utc: Date | null;
  terminates_utc: Date | null;
}

export const accountRowColumns = [
  'account_id',
  'display_name',
  'account_type',
  'account_state',
  'account_identificator',
  'product_name',
  'country',
  'currency',
  'created_utc',
  'last_logon_utc',
  'terminates_utc',
] as const;

/** What lists of accounts can be ordered by, and its column. */
export const accountOrder = {
  DisplayName: 'display_name',
  AccountType: 'account_type',
  AccountState: 'account_state',
  AccountIdentificator: 'account_identificator',
  Country: 'country',
  Currency: 'currency',
  CreatedUtc: 'created_utc',
  LastLogonUtc: 'last_logon_utc',
} as const;

/** An instant as the contract writes it, to the second. */
export const utc = (instant: Date): string => `${instant.toISOString().slice(0, 19)}Z`;

/** @param isReadable false: of the account's facts only what lists need to name it. */
export const accountRow = (row: AccountRow, isReadable = true) => ({
  AccountId: row.account_id,
  DisplayName: row.display_name,
  AccountType: row.account_type,
  AccountState: row.account_state,
  AccountIdentificator: row.account_identificator,
  CreatedUtc: utc(row.created_utc),
  ...(row.product_name === null ? {} : { ProductName: row.product_name }),
  ...(row.country === null || !isReadable ? {} : { Country: row.country }),
  ...(row.currency === null || !isReadable ? {} : { Currency: row.currency }),
  ...(row.last_logon_utc === null || !isReadable ? {} : { LastLogonUtc: utc(row.last_logon_utc) }),
  ...(row.terminates_utc === null || !isReadable ? {} : { TerminatesUtc: utc(row.terminates_utc) }),
});

type Coded = 'account_type' | 'account_state' | 'country';

/** How lists of accounts are ordered for whoever reads them: names by his language, codes by the names that he reads for them. */
export const readAccountOrder = ({ layouts, language }: Pick<CallContext, 'layouts' | 'language'>) => {
  // Currencies are read as their codes.
  const coded = Object.entries(accountOrder).flatMap(([name, column]) => {
    const members = column === 'currency' ? undefined : layouts.members(name, language);
    return members ? [[column, () => codesByName(members, language)]] : [];
  });
  return {
    texts: { language, columns: ['display_name'] as const },
    codes: Object.fromEntries(coded) as Readonly<Record<Coded, () => readonly string[]>>,
  };
};
