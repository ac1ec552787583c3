/** Whether values say the same: what is empty is empty, however it is written. */
import { isEmpty } from '../../rules/fields/empty.ts';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isNothing = (value: unknown): boolean =>
  isEmpty(value) || (isObject(value) && !Array.isArray(value) && Object.values(value).every(isNothing));

export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (isNothing(a) || isNothing(b)) return isNothing(a) && isNothing(b);
  if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) => isSame(a[key], b[key]));
}

/** Of two values of a cell, where it matters what stands in an object, empty or not. */
export const isSameCell = (a: unknown, b: unknown): boolean =>
  (isEmpty(a) && isEmpty(b)) || Object.is(a, b) || JSON.stringify(a) === JSON.stringify(b);
