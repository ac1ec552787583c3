/** Reads an old address as the place that answers it: parameters by their names, lists of values by their form (LEG-6, LEG-23). */
import { fromBase64 } from '../text/base64.ts';

export interface MovedPattern {
  readonly moved: string;
  /** The form of what stands in the last parameter, such as 'p:$page;ord:$sort(order);n:$find(base64)'. */
  readonly read?: string;
}

export type AddressValues = Readonly<Record<string, string>>;

/** The values in an address; undefined when it is no address of that pattern. Letter case does not matter. */
export function movedValues({ moved, read }: MovedPattern, path: string): AddressValues | undefined {
  const wanted = moved.split('/').filter(Boolean);
  const given = path.split('/').filter(Boolean);
  const fixed = read === undefined ? wanted.length : wanted.length - 1;
  if (given.length < fixed || (read === undefined && given.length > fixed)) return undefined;
  const values: Record<string, string> = {};
  for (const [index, part] of wanted.slice(0, fixed).entries()) {
    const found = given[index] ?? '';
    if (part.startsWith('$')) values[part.slice(1)] = decoded(found);
    else if (part.toLowerCase() !== found.toLowerCase()) return undefined;
  }
  // Base64 may hold a slash that nobody has encoded.
  return read === undefined ? values : { ...values, ...listValues(read, given.slice(fixed).map(decoded).join('/')) };
}

/** @param form 'p:$page;n:$find(base64)' @param list 'p:1;n:dHJlc29y' */
function listValues(form: string, list: string): AddressValues {
  const given = new Map(list.split(';').map((pair) => [pair.split(':')[0] ?? '', pair.slice(pair.indexOf(':') + 1)]));
  return Object.fromEntries(
    form.split(';').flatMap((pair) => {
      const [, key = '', name = '', kind] = /^(\w+):\$(\w+)(?:\((\w+)\))?$/.exec(pair) ?? [];
      const text = given.get(key);
      const value = text === undefined ? undefined : kind === undefined ? text : kinds[kind]?.(text);
      return value ? [[name, value] as const] : [];
    }),
  );
}

const kinds: Readonly<Record<string, (text: string) => string | undefined>> = {
  base64: (text) => fromBase64(text)?.trim(),
  /** 'Name,DESC' is '-Name', as lists say their order. */
  order: (text) => {
    const [, field, direction] = /^(\w+)(?:,(ASC|DESC))?$/.exec(text) ?? [];
    return field && (direction === 'DESC' ? `-${field}` : field);
  },
};

export const movedKinds = Object.keys(kinds);

/** As it stands where its percent signs mean nothing. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
