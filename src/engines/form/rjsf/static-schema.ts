/** Where nothing in a schema depends on data, a change of one value is just that change. */
import type { RJSFSchema } from '@rjsf/utils';

const dynamic: ReadonlySet<string> = new Set([
  'if',
  'oneOf',
  'anyOf',
  'allOf',
  'dependencies',
  'dependentSchemas',
  '$ref',
  'patternProperties',
  'items',
]);
const known = new WeakMap<object, boolean>();

export function isStatic(schema: RJSFSchema | boolean): boolean {
  if (typeof schema !== 'object' || schema === null) return true;
  let answer = known.get(schema);
  if (answer === undefined) {
    const isClosed = !schema.additionalProperties;
    const parts = Object.values(schema.properties ?? {}) as (RJSFSchema | boolean)[];
    answer = !Object.keys(schema).some((keyword) => dynamic.has(keyword)) && isClosed && parts.every(isStatic);
    known.set(schema, answer);
  }
  return answer;
}

/** The same data with another value at a path; what is not on the way is shared. */
export function withValue(data: unknown, path: readonly (string | number)[], value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  const copy = (Array.isArray(data) ? [...data] : { ...(data as object | undefined) }) as Record<
    string | number,
    unknown
  >;
  copy[key] = withValue(copy[key], rest, value);
  return copy;
}
