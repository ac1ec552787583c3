/** What the portal and its engines read from an address themselves; what a screen or a filter brings is named otherwise. */
export const reservedParameters: readonly string[] = [
  'redirect',
  'find',
  'sort',
  'page',
  'size',
  'columns',
  'density',
  'wrap',
  'display',
  'select',
  'open',
  'view',
  'tab',
  'step',
  'differences',
];
