/** The convention of list calls, once for both sides: where a list says its rows, how many there are, and what a page is asked with. */

export interface ListSchema {
  readonly type?: string;
  readonly items?: ListSchema;
  readonly properties?: Readonly<Record<string, ListSchema>>;
  readonly maximum?: number;
}

/** What every list call may be asked with. */
export interface ListInput<Key extends string = string> {
  readonly options?: { readonly offset?: number; readonly filter?: string };
  readonly orderBy?: { readonly Key: Key; readonly Value: 'ASC' | 'DESC' };
  readonly limit?: number;
}

/** Inputs by their dotted names. */
export const listInputs = {
  find: 'options.filter',
  offset: 'options.offset',
  limit: 'limit',
  order: 'orderBy',
} as const;

const rowsKey = 'Items';
const totalKey = 'TotalCount';
const allKey = 'AllCount';

const isRows = ({ type, items }: ListSchema): boolean => type === 'array' && items?.type === 'object';

/** Where the rows stand in an answer: '' when it is the list, else the name of its only list, or of the one called `Items`. */
export function rowsIn(answer: ListSchema): string | undefined {
  if (answer.type === 'array') return '';
  const names = Object.entries(answer.properties ?? {}).flatMap(([name, schema]) => (isRows(schema) ? [name] : []));
  return names.length === 1 ? names[0] : names.find((name) => name === rowsKey);
}

/** The schema of one row; undefined when the answer has no list. */
export function rowOf(answer: ListSchema): ListSchema | undefined {
  const place = rowsIn(answer);
  return place === undefined ? undefined : place === '' ? answer.items : answer.properties?.[place]?.items;
}

/** Does the answer say how many rows there are in all? */
export const saysTotal = (answer: ListSchema): boolean => answer.properties?.[totalKey] !== undefined;

export interface ListAnswer {
  readonly rows: readonly Readonly<Record<string, unknown>>[];
  /** How many there are in all; undefined when the answer does not say. */
  readonly total: number | undefined;
  /** How many there are without words and filters; undefined when the answer does not say, as where nothing narrows it. */
  readonly all?: number | undefined;
}

/** The rows of an answer, and their number. */
export function listAnswer(schema: ListSchema, answer: unknown): ListAnswer {
  const place = rowsIn(schema);
  const named = (typeof answer === 'object' && answer !== null ? answer : {}) as Readonly<Record<string, unknown>>;
  const rows = place === '' ? answer : place === undefined ? undefined : named[place];
  const count = (key: string) => (typeof named[key] === 'number' ? named[key] : undefined);
  return { rows: Array.isArray(rows) ? rows : [], total: count(totalKey), all: count(allKey) };
}

/** The most rows that a call answers at a time; undefined when it is not asked page by page. */
export function pageSizeOf({ properties: { limit, options } = {} }: ListSchema, most: number): number | undefined {
  return limit && options?.properties?.['offset'] ? Math.min(limit.maximum ?? most, most) : undefined;
}

/** The same question for another page. */
export const ofPage = <Input extends Readonly<Record<string, unknown>>>(
  input: Input,
  offset: number,
  limit: number,
) => ({
  ...input,
  limit,
  options: { ...(input['options'] as object | undefined), offset },
});
