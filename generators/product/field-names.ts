/** Names of fields in the lists of a manifest. */

/** The names in a list of columns, filters or form fields. */
export const fieldNames = (list: unknown): readonly string[] =>
  Array.isArray(list) ? list.map((entry: unknown) => (isLong(entry) ? entry.field : String(entry))) : [];

const isLong = (entry: unknown): entry is { readonly field: string } =>
  typeof entry === 'object' && entry !== null && 'field' in entry;

/** What stands more than once, each once. */
export const repeated = (names: readonly string[]): readonly string[] => [
  ...new Set(names.filter((name, index) => names.indexOf(name) !== index)),
];
