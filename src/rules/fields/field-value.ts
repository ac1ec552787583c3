/** Whether a value may stand in a field of a layout; browser and server ask the same, and the server has the last word. */
import { kindFor } from '../kinds/registry.ts';
import { fitsPattern } from '../text/pattern.ts';
import { isEmpty } from './empty.ts';
import { fieldTexts } from './field-texts.ts';
import type { FieldRule } from './kind.ts';
import type { Problem } from './problem.ts';

export interface ValueAround {
  /** Values of the field's enumeration, when it has one. */
  readonly allowed?: readonly string[] | undefined;
  /** The values that stand beside it, by the names of their fields. */
  readonly beside?: Readonly<Record<string, unknown>> | undefined;
}

/** What is wrong with `value`, or undefined when nothing is. */
export function fieldProblem(
  rule: FieldRule,
  value: unknown,
  { allowed, beside }: ValueAround = {},
): Problem | undefined {
  const { CountryField: country, DisplayTemplate, IsRequired } = rule;
  if (!isEmpty(value)) {
    const told = country === undefined ? rule : { ...rule, Country: beside?.[country] };
    return kindFor(DisplayTemplate).check(value, told, allowed) ?? patternProblem(rule, value);
  }
  if (!IsRequired) return undefined;
  return { text: fieldTexts[Array.isArray(value) ? 'chooseOne' : 'required'] };
}

const patternProblem = ({ Pattern }: FieldRule, value: unknown): Problem | undefined =>
  Pattern === undefined || typeof value !== 'string' || fitsPattern(value, Pattern)
    ? undefined
    : { text: fieldTexts.pattern, parameters: { pattern: Pattern } };
