/** Puts values into a path: '/account/$accountId', '/service/$id/{-$list}', '/terminate?accountId&reason?'. */
export type PathValues = Readonly<Record<string, string | number | undefined | null>>;

/** @throws when a value that the path needs is missing. */
export function fillPath(path: string, values: PathValues): string {
  const [pattern = '', query = ''] = path.split(/\?(.*)/s);
  const filled = pattern
    .split('/')
    .map((part) => segment(part, values, path))
    .filter((part) => part !== undefined)
    .join('/');
  const search = new URLSearchParams();
  for (const each of query.split('&').filter(Boolean)) {
    const optional = each.endsWith('?');
    const name = optional ? each.slice(0, -1) : each;
    const value = textOf(values, name);
    if (value !== undefined) search.set(name, value);
    else if (!optional) throw missing(name, path);
  }
  return search.size ? `${filled}?${search}` : filled;
}

function segment(part: string, values: PathValues, path: string): string | undefined {
  const optional = /^\{-\$(\w+)\}$/.exec(part)?.[1];
  if (optional) {
    const value = textOf(values, optional);
    return value === undefined ? undefined : encodeURIComponent(value);
  }
  if (!part.startsWith('$')) return part;
  const value = textOf(values, part.slice(1));
  if (value === undefined) throw missing(part.slice(1), path);
  return encodeURIComponent(value);
}

function textOf(values: PathValues, name: string): string | undefined {
  const value = values[name];
  return value === undefined || value === null || value === '' ? undefined : String(value);
}

const missing = (name: string, path: string) => new Error(`The path ${path} needs a value for "${name}"`);
