/** Whether a value may stand in a field of a layout; the server's word, whatever the browser has checked before. */
import { kindFor } from '../kinds/registry.ts';
import { isEmpty } from './empty.ts';
import { fieldTexts } from './field-texts.ts';
import type { FieldRule } from './kind.ts';
import type { Problem } from './problem.ts';

/**
 * What is wrong with `value`, or undefined when nothing is.
 * @param allowed values of the field's enumeration, when it has one.
 */
export function fieldProblem(rule: FieldRule, value: unknown, allowed?: readonly string[]): Problem | undefined {
  if (!isEmpty(value)) return kindFor(rule.DisplayTemplate).check(value, rule, allowed);
  if (!rule.IsRequired) return undefined;
  return { text: fieldTexts[Array.isArray(value) ? 'chooseOne' : 'required'] };
}
