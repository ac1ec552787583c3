/** The example of an operation as an answer that says nothing: no rows, and of a record only what it must have. */
import type { AnyOperation } from '../../src/define/contract/operation.ts';
import { answerOf } from '../../src/engines/binding/answer-rows.ts';
import { dataSchema, isOpenRecord, type SchemaShape } from '../../src/engines/binding/schema.ts';
import { withRows } from './filled.ts';
import { mapValues } from './map-values.ts';

export function emptied(operation: AnyOperation): unknown {
  const { data } = operation.example;
  const { rows } = answerOf(operation, data);
  const schema = dataSchema(operation);
  return isRecord(schema, data, rows) ? bare(data, schema) : withRows(data, rows, [], 0);
}

/** An answer is a record when it says more than a list and its length. */
const isRecord = (schema: SchemaShape, data: unknown, rows: unknown): boolean =>
  schema.type === 'object' &&
  Object.entries(data as object).some(([key, value]) => key !== 'TotalCount' && value !== rows);

/** A list that must not be empty keeps what it must have. */
const leastItems = (schema: SchemaShape | undefined): number =>
  (schema as { readonly minItems?: number } | undefined)?.minItems ?? 0;

/** Optional values go; what an open record names stays, without its value. */
function bare(data: unknown, schema: SchemaShape | undefined): unknown {
  if (Array.isArray(data)) return data.slice(0, leastItems(schema));
  if (typeof data !== 'object' || data === null || !schema) return data;
  if (isOpenRecord(schema)) return bareEntries(data, Object.values(schema.patternProperties ?? {})[0] ?? {});
  const kept = Object.entries(data).filter(([key]) => schema.required?.includes(key));
  return Object.fromEntries(
    kept.map(([key, value]) => [key, isCount(key, value) ? 0 : bare(value, schema.properties?.[key])]),
  );
}

/** How many there are of what is not there. */
const isCount = (key: string, value: unknown): boolean => typeof value === 'number' && /Count$/.test(key);

const takesNull = ({ type, anyOf }: SchemaShape): boolean =>
  type === undefined && (anyOf === undefined || anyOf.some((each) => each.type === 'null'));

function bareEntries(data: object, inner: SchemaShape): unknown {
  if (inner.properties)
    return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, bare(value, inner)]));
  return takesNull(inner) ? mapValues(data, () => null) : {};
}
