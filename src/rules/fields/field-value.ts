/** Whether a value may stand in a field of a layout; the server's word, whatever the browser has checked before. */
import { kindFor } from '../kinds/registry.ts';
import { fieldTexts } from './field-texts.ts';

export interface FieldRule {
  readonly DisplayTemplate: string;
  readonly IsRequired?: boolean;
  readonly MinLength?: number;
  readonly MaxLength?: number;
  readonly Minimum?: number;
  readonly Maximum?: number;
  /** What the kind is told. */
  readonly With?: unknown;
}

export interface Problem {
  readonly text: string;
  readonly parameters?: Readonly<Record<string, string | number>>;
}

/**
 * What is wrong with `value`, or undefined when nothing is.
 * @param allowed values of the field's enumeration, when it has one.
 */
export function fieldProblem(rule: FieldRule, value: unknown, allowed?: readonly string[]): Problem | undefined {
  const empty = value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
  if (!empty) return kindFor(rule.DisplayTemplate).check(value, rule, allowed);
  if (!rule.IsRequired) return undefined;
  return { text: fieldTexts[Array.isArray(value) ? 'chooseOne' : 'required'] };
}
