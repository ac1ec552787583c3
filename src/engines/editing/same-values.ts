/** Whether values say the same: what is empty is empty, however it is written. */
import { isEmpty } from '../field-plan/check-value.ts';

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
