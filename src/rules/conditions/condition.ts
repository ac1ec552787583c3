/** Decides the conditions of manifests: pure, for whatever reads the fields of a row, a form or earlier steps. */
import type { ConditionShape, TestShape, WhereShape } from '../../define/shapes/element-shapes.ts';

/** The value of a field by its dotted name; undefined: it is not there. */
export type FieldValue = (field: string) => unknown;

/** Whether a value passes the test of a condition; one that is not there passes none. */
export function passes(test: TestShape, value: unknown): boolean {
  if (value === undefined) return false;
  if (typeof test === 'object' && test !== null && 'not' in test) return !isAmong(test.not, value);
  return isAmong(test, value);
}

const isAmong = (wanted: unknown, value: unknown): boolean =>
  Array.isArray(wanted) ? wanted.includes(value) : wanted === value;

/** Whether the condition holds; an absent one does. */
export function conditionHolds(condition: ConditionShape | undefined, read: FieldValue): boolean {
  if (!condition) return true;
  return alternativesOf(condition).some((each) => failing(each, read).length === 0);
}

/** The fields that a condition is not content with, each once; nothing when it holds. */
export function unmetFields(condition: ConditionShape | undefined, read: FieldValue): readonly string[] {
  if (!condition || conditionHolds(condition, read)) return [];
  return [...new Set(alternativesOf(condition).flatMap((each) => failing(each, read)))];
}

/** All fields that a condition looks at, each once. */
export const testedFields = (condition: ConditionShape): readonly string[] => [
  ...new Set(alternativesOf(condition).flatMap(({ where }) => Object.keys(where))),
];

const alternativesOf = (condition: ConditionShape): readonly WhereShape[] =>
  'either' in condition ? condition.either : [condition];

const failing = ({ where }: WhereShape, read: FieldValue): readonly string[] =>
  Object.entries(where).flatMap(([field, test]) => (passes(test, read(field)) ? [] : [field]));
