/** The columns of sessions, one's own and those of a user below. */
export const sessionColumns = [
  { field: 'Device', width: 240 },
  { field: 'Address', title: 'Address' },
  { field: 'LastSeenUtc', as: 'TimeAgo', title: 'Last used', width: 136 },
  { field: 'CreatedUtc', as: 'DateTimeUtc', title: 'Signed in' },
  { field: 'ExpiresUtc', as: 'DateTimeUtc', title: 'Ends at the latest', hidden: true },
  { field: 'IsCurrent', title: 'This one' },
  { field: 'ImpersonatorName', title: 'Used by' },
] as const;
