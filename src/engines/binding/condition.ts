/** Decides the `when` of manifests: a small part of JSON Schema over the row at hand. */
import type { ConditionShape } from '../../define/shapes/element-shapes.ts';

const same = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

/** As in JSON Schema, a test of numbers lets every text pass, and a test of properties everything that is no object. */
export function holds(condition: ConditionShape | undefined, value: unknown): boolean {
  if (!condition) return true;
  const { minimum, maximum, pattern, minLength } = condition;
  if ('const' in condition && !same(condition.const, value)) return false;
  if (condition.enum && !condition.enum.some((each) => same(each, value))) return false;
  if (condition.not && holds(condition.not, value)) return false;
  if (condition.anyOf && !condition.anyOf.some((each) => holds(each, value))) return false;
  if (condition.allOf && !condition.allOf.every((each) => holds(each, value))) return false;
  if (typeof value === 'number') return value >= (minimum ?? -Infinity) && value <= (maximum ?? Infinity);
  if (typeof value === 'string') {
    if (minLength !== undefined && [...value].length < minLength) return false;
    return pattern === undefined || new RegExp(pattern, 'u').test(value);
  }
  return typeof value !== 'object' || value === null || Array.isArray(value) || ofObject(condition, value);
}

function ofObject(condition: ConditionShape, value: object): boolean {
  const record = value as Readonly<Record<string, unknown>>;
  if (condition.required?.some((key) => record[key] === undefined)) return false;
  return Object.entries(condition.properties ?? {}).every(
    ([key, test]) => record[key] === undefined || holds(test, record[key]),
  );
}
