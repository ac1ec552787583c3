/** The same data with every single value put through a function; lists and records keep their form. */
export function mapValues(value: unknown, change: (value: unknown, key: string) => unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((each) => mapValues(each, change, key));
  if (typeof value !== 'object' || value === null) return change(value, key);
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, mapValues(each, change, name)]));
}
