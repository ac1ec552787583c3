/** Whether two values of a cell mean the same: nothing is nothing, however it is written. */
import { isEmpty } from '../../field-plan/check-value.ts';

export const sameValue = (a: unknown, b: unknown): boolean =>
  (isEmpty(a) && isEmpty(b)) || Object.is(a, b) || JSON.stringify(a) === JSON.stringify(b);
