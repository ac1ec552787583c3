/** How an answer is shown: what stands in it as single values, as rows and as parts, by its schema where that says so. */
import { isRecord } from '../../rules/path.ts';
import type { SchemaShape } from '../binding/schema.ts';

export interface ReplyPart {
  readonly key: string;
  readonly value: unknown;
  readonly schema: SchemaShape | undefined;
}

export interface RecordPlan {
  /** Shown as label and value. */
  readonly leaves: readonly ReplyPart[];
  /** Shown below with a heading of their own. */
  readonly parts: readonly ReplyPart[];
}

/** The shape of a union that the value has: of those that say something, the first of its type. */
export function shapeOf(schema: SchemaShape | undefined, value: unknown): SchemaShape | undefined {
  const members = schema?.anyOf ?? schema?.oneOf;
  if (!members) return schema;
  const type = typeOf(value);
  return members.find((member) => member.type === type) ?? members.find((member) => member.type !== 'null') ?? schema;
}

const typeOf = (value: unknown): string => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value);

const isRows = (value: unknown): value is readonly Readonly<Record<string, unknown>>[] =>
  Array.isArray(value) && value.length > 0 && value.every(isRecord);

/** A list of values that stands in one line. */
const isLine = (value: unknown): boolean => Array.isArray(value) && !value.some((each) => typeof each === 'object');

export function recordPlan(value: Readonly<Record<string, unknown>>, schema: SchemaShape | undefined): RecordPlan {
  const all = Object.entries(value).map(
    ([key, each]): ReplyPart => ({
      ...{ key, value: each },
      schema: shapeOf(schema?.properties?.[key], each),
    }),
  );
  const isLeaf = ({ value: each }: ReplyPart) => typeof each !== 'object' || each === null || isLine(each);
  return { leaves: all.filter(isLeaf), parts: all.filter((part) => !isLeaf(part)) };
}

/** A number by which something is known counts nothing, so its digits stand in no groups. */
export const isNumberOf = (name: string, value: unknown): boolean => typeof value === 'number' && /Ids?$/.test(name);

export interface RowsPlan {
  readonly columns: readonly string[];
  readonly rows: readonly Readonly<Record<string, unknown>>[];
  /** How many more there are. */
  readonly more: number;
}

const mostRows = 50;

/** undefined: it is no list of records. Columns stand in the order of the schema, then as they come. */
export function rowsPlan(value: unknown, schema: SchemaShape | undefined): RowsPlan | undefined {
  if (!isRows(value)) return undefined;
  const rows = value.slice(0, mostRows);
  const known = Object.keys(schema?.items?.properties ?? {}).filter((name) => rows.some((row) => name in row));
  const columns = [...new Set([...known, ...rows.flatMap((row) => Object.keys(row))])];
  return { columns, rows, more: value.length - rows.length };
}
