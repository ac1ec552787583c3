/** What the server asks of values that were sent, for the kinds to put together: texts, numbers, days, members of a list. */
import { exampleDay } from '../format/day.ts';
import { exampleInstant } from '../format/instant-text.ts';
import { fieldTexts } from './field-texts.ts';
import type { Kind } from './kind.ts';
import type { Problem } from './problem.ts';

type Check = Kind['check'];

const problem = (text: keyof typeof fieldTexts, n?: number): Problem =>
  n === undefined ? { text: fieldTexts[text] } : { text: fieldTexts[text], parameters: { n } };

const noForm = (): Problem => problem('format');

const fits =
  (right: (value: unknown) => boolean, otherwise: () => Problem): Check =>
  (value) =>
    right(value) ? undefined : otherwise();

/** The longest text of a field that says nothing else. */
const longest = 2000;

export const checkText: Check = (value, rule) => {
  if (typeof value !== 'string') return problem('format');
  const length = [...value].length;
  if (rule.MinLength !== undefined && length < rule.MinLength) return problem('minLength', rule.MinLength);
  const most = rule.MaxLength ?? longest;
  return length > most ? problem('maxLength', most) : undefined;
};

/** A text of this form. */
export const checkForm =
  (fits: (text: string) => boolean, otherwise: () => Problem = noForm): Check =>
  (value, rule) =>
    checkText(value, { ...rule, MaxLength: rule.MaxLength ?? 254 }) ??
    (fits(value as string) ? undefined : otherwise());

export const checkNumber: Check = (value, rule) => {
  if (typeof value !== 'number' || !Number.isFinite(value)) return problem('number');
  if (rule.Minimum !== undefined && value < rule.Minimum) return problem('minimum', rule.Minimum);
  return rule.Maximum !== undefined && value > rule.Maximum ? problem('maximum', rule.Maximum) : undefined;
};

export const checkBoolean = fits((value) => typeof value === 'boolean', noForm);

/** A member of the enumeration, where the field has one. */
export const checkChoice: Check = (value, _rule, allowed) =>
  typeof value === 'string' && (allowed?.includes(value) ?? true) ? undefined : problem('listed');

/** A code of this form, and one of the enumeration where the server has it. */
export const checkCode =
  (form: RegExp): Check =>
  (value, rule, allowed) =>
    checkForm(
      (code) => form.test(code),
      () => problem('listed'),
    )(value, rule) ?? checkChoice(value, rule, allowed);

/** Up to a hundred of what `each` takes. */
export const checkList =
  (each: Check): Check =>
  (value, rule, allowed) =>
    Array.isArray(value) && value.length <= 100
      ? value.map((one) => each(one, rule, allowed)).find((found) => found !== undefined)
      : problem('format');

const isThere = (value: string): boolean =>
  !Number.isNaN(Date.parse(value)) && new Date(value).toISOString().startsWith(value.slice(0, 10));
const isOf =
  (form: RegExp) =>
  (value: unknown): boolean =>
    typeof value === 'string' && form.test(value) && isThere(value);

export const checkDay = fits(isOf(/^\d{4}-\d\d-\d\d$/), () => ({
  text: fieldTexts.dateLike,
  parameters: { example: exampleDay },
}));
export const checkInstant = fits(isOf(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?Z$/), () => ({
  text: fieldTexts.dateTime,
  parameters: { example: exampleInstant },
}));

/** What nobody can send. */
export const refuse = fits(() => false, noForm);
