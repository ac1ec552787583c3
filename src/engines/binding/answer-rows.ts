/** The rows of an answer: its list, `Items` with `TotalCount`, or its only list. */

import type { SourceShape } from '../../define/shapes/element-shapes.ts';
import { valueAt } from './path.ts';
import { dataSchema, type SchemaShape, schemaAt } from './schema.ts';

export type Row = Readonly<Record<string, unknown>>;

export interface Answer {
  readonly rows: readonly Row[];
  /** How many there are in all; undefined when the answer does not say. */
  readonly total: number | undefined;
}

const listKeys = (schema: SchemaShape): string[] =>
  Object.entries(schema.properties ?? {}).flatMap(([key, property]) =>
    property.type === 'array' && property.items?.type === 'object' ? [key] : [],
  );

/** Where the list stands in the data of a source: '' when the data is the list. */
function listPath(schema: SchemaShape): string | undefined {
  if (schema.type === 'array') return '';
  const keys = listKeys(schema);
  return keys.length === 1 ? keys[0] : keys.find((key) => key === 'Items');
}

/** The schema of one row. */
export function rowSchema(source: SourceShape): SchemaShape {
  const schema = dataSchema(source);
  const path = listPath(schema);
  const list = path === '' ? schema : path === undefined ? undefined : schemaAt(schema, path);
  return list?.items ?? {};
}

/** Does the answer say how many rows there are in all? */
export const saysTotal = (source: SourceShape): boolean => dataSchema(source).properties?.['TotalCount'] !== undefined;

/** `data` is the answer of the source: of a part, that part alone. */
export function answerOf(source: SourceShape, data: unknown): Answer {
  const path = listPath(dataSchema(source));
  const list = path === '' ? data : path === undefined ? undefined : valueAt(data, path);
  const total = valueAt(data, 'TotalCount');
  return {
    rows: Array.isArray(list) ? (list as Row[]) : [],
    total: typeof total === 'number' ? total : undefined,
  };
}
