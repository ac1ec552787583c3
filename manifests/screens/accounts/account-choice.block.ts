/** One of many accounts is chosen: by its name, with where it stands below it. */
export const accountRows = {
  icon: 'AccountType',
  columns: [
    { field: 'DisplayName', title: 'Name', width: 520 },
    { field: 'AccountIdentificator', as: 'Identifier', title: 'Number', width: 120 },
    { field: 'Above', title: 'Stands below', hidden: true },
  ],
  remark: 'Above',
  filters: [{ field: 'options.filter', title: 'Find an account' }],
} as const;
