/** Roles are said although tables have them: laid out as cards on a phone, browsers forget that they are tables. */
export const roles = {
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader', scope: 'col' },
  name: { role: 'rowheader', scope: 'row' },
  cell: { role: 'gridcell' },
} as const;
