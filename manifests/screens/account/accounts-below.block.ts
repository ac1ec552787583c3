/** What the lists of accounts below an account have in common: columns that each of them shows, and how they are found and ordered. */
import { where } from '#define';

export const name = { field: 'DisplayName', title: 'Name', width: 320 } as const;
/** A planned end stands in the state, with its day. */
export const status = {
  field: 'AccountState',
  as: 'Status',
  title: 'Status',
  ends: 'TerminatesUtc',
  width: 176,
} as const;
export const belongsTo = { field: 'Above', title: 'Belongs to', width: 240 } as const;
export const identifier = { field: 'AccountIdentificator', as: 'Identifier', title: 'Number' } as const;
export const created = { field: 'CreatedUtc', as: 'Date', title: 'Created' } as const;
export const endsAt = { field: 'TerminatesUtc', as: 'DateTimeUtc', title: 'Ends at', hidden: true } as const;

export const withTerminated = { field: 'showTerminatedAccounts', title: 'Show terminated', display: 'switch' } as const;

export const accountRows = {
  icon: 'AccountType',
  sort: { field: 'DisplayName', direction: 'ASC' },
  ended: where({ AccountState: 'Terminated' }),
} as const;
