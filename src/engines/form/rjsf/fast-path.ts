/** rjsf's knowledge of a schema, with a short way where nothing in it depends on data: no walk over all fields and their words. */
import { createSchemaUtils, type FormContextType, type RJSFSchema, type ValidatorType } from '@rjsf/utils';
import { isEmptyObject, isRecord } from '../../../rules/path.ts';
import type { SchemaShape, Values } from '../../binding/schema.ts';

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

type Validator = ValidatorType<Values, RJSFSchema, FormContextType>;

const isObject = (schema: SchemaShape): boolean => schema.type === 'object' || schema.properties !== undefined;

/** Defaults stand at single values, each to be taken by itself; one of a list would replace what is not in the list. */
const isSimple = (schema: SchemaShape): boolean =>
  schema.const === undefined &&
  !('default' in schema && (isObject(schema) || schema.enum)) &&
  Object.values(schema.properties ?? {}).every(isSimple);

export const isOnFastPath = (schema: RJSFSchema): boolean => isStatic(schema) && isSimple(schema as SchemaShape);

/** For a schema that `isOnFastPath`. */
export function fastPathUtils(validator: Validator, root: RJSFSchema) {
  const utils = createSchemaUtils<Values, RJSFSchema, FormContextType>(validator, root);
  const retrieve = utils.retrieveSchema.bind(utils);
  return Object.assign(utils, {
    getDefaultFormState: (schema: RJSFSchema, data?: Values) => withDefaults(schema as SchemaShape, data ?? {}),
    retrieveSchema: (schema: RJSFSchema, data?: Values, all?: boolean) =>
      isStatic(schema) ? schema : retrieve(schema, data, all),
  });
}

/** The data with the defaults of what is absent; the same object where nothing is. What was emptied is there, and stays empty. */
export function withDefaults(schema: SchemaShape, data: Values): Values {
  let filled: Record<string, unknown> | undefined;
  for (const [key, part] of Object.entries(schema.properties ?? {})) {
    const value = key in data ? completed(part, data[key]) : initial(part);
    if (Object.is(value, data[key]) || (isEmptyObject(value) && !(key in data) && !schema.required?.includes(key)))
      continue;
    filled ??= { ...data };
    filled[key] = value;
  }
  return filled ?? data;
}

const initial = (schema: SchemaShape): unknown => (isObject(schema) ? withDefaults(schema, {}) : schema.default);

const completed = (schema: SchemaShape, given: unknown): unknown =>
  isObject(schema) && isRecord(given) ? withDefaults(schema, given) : given;
