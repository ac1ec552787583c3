/** Values at dotted names: 'User.DisplayName' in a row, 'options.filter' in an input. */

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value that a dotted name leads to; undefined as soon as a step is missing. */
export function valueAt(value: unknown, path: string): unknown {
  if (isRecord(value) && Object.hasOwn(value, path)) return value[path];
  let found = value;
  for (const key of path.split('.')) {
    if (!isRecord(found) || !Object.hasOwn(found, key)) return undefined;
    found = found[key];
  }
  return found;
}

/** The same value with something else at a dotted name; objects on the way are copied, not changed. */
export function withValueAt(value: Readonly<Record<string, unknown>>, path: string, to: unknown) {
  const [key = '', ...rest] = path.split('.');
  const inner = value[key];
  const changed: unknown = rest.length === 0 ? to : withValueAt(isRecord(inner) ? inner : {}, rest.join('.'), to);
  return { ...value, [key]: changed } as Record<string, unknown>;
}

/** Of a name inside a list, 'lines[].until', the list and what each of its objects calls it. */
export function listedPath(path: string): { readonly list: string | undefined; readonly name: string } {
  const [list = '', name] = path.split('[].');
  return name === undefined ? { list: undefined, name: path } : { list, name };
}

/** The last word of a dotted name. */
export const lastOf = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

export const isEmptyObject = (value: unknown): boolean => isRecord(value) && Object.keys(value).length === 0;
