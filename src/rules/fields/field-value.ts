/** Whether a value may stand in a field of a layout; the server's word, whatever the browser has checked before. */
import { fieldTexts } from './field-texts.ts';

export interface FieldRule {
  readonly DisplayTemplate: string;
  readonly IsRequired?: boolean;
  readonly MinLength?: number;
  readonly MaxLength?: number;
  readonly Minimum?: number;
  readonly Maximum?: number;
}

export interface Problem {
  readonly text: string;
  readonly parameters?: Readonly<Record<string, string | number>>;
}

const problem = (text: keyof typeof fieldTexts, n?: number): Problem =>
  n === undefined ? { text: fieldTexts[text] } : { text: fieldTexts[text], parameters: { n } };

type Check = (value: unknown, rule: FieldRule, allowed: readonly string[] | undefined) => Problem | undefined;

const text: Check = (value, rule) => {
  if (typeof value !== 'string') return problem('format');
  const length = [...value].length;
  if (rule.MinLength !== undefined && length < rule.MinLength) return problem('minLength', rule.MinLength);
  const most = rule.MaxLength ?? 2000;
  return length > most ? problem('maxLength', most) : undefined;
};

const pattern =
  (form: RegExp, otherwise: keyof typeof fieldTexts): Check =>
  (value, rule, allowed) =>
    text(value, { ...rule, MaxLength: rule.MaxLength ?? 254 }, allowed) ??
    (form.test(value as string) ? undefined : problem(otherwise));

const number: Check = (value, rule) => {
  if (typeof value !== 'number' || !Number.isFinite(value)) return problem('number');
  if (rule.Minimum !== undefined && value < rule.Minimum) return problem('minimum', rule.Minimum);
  return rule.Maximum !== undefined && value > rule.Maximum ? problem('maximum', rule.Maximum) : undefined;
};

const oneOf: Check = (value, _rule, allowed) =>
  typeof value === 'string' && (allowed?.includes(value) ?? true) ? undefined : problem('format');

const listOf =
  (check: Check): Check =>
  (value, rule, allowed) =>
    Array.isArray(value) && value.length <= 100
      ? value.map((one) => check(one, rule, allowed)).find((found) => found !== undefined)
      : problem('format');

const isDate = (value: string): boolean =>
  !Number.isNaN(Date.parse(value)) && new Date(value).toISOString().startsWith(value.slice(0, 10));
const instant: Check = (value) =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?Z$/.test(value) && isDate(value)
    ? undefined
    : problem('dateTime');
const day: Check = (value) =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && isDate(value) ? undefined : problem('date');

const checks: Readonly<Record<string, Check>> = {
  Number: number,
  Money: number,
  Percent: number,
  Checkbox: (value) => (typeof value === 'boolean' ? undefined : problem('format')),
  Combobox: oneOf,
  MultiCombobox: listOf(oneOf),
  Tags: listOf((value, rule, allowed) => text(value, { ...rule, MaxLength: 60 }, allowed)),
  Date: day,
  DateTimeUtc: instant,
  Email: pattern(/^[^\s@]+@[^\s@]+\.[^\s@.]+$/, 'email'),
  Url: pattern(/^https?:\/\/[^\s/$.?#][^\s]*$/i, 'format'),
  Phone: pattern(/^\+?[\d\s()/.-]{3,30}$/, 'format'),
  Country: pattern(/^[A-Z]{2}$/, 'format'),
  Currency: pattern(/^[A-Z]{3}$/, 'format'),
};

/**
 * What is wrong with `value`, or undefined when nothing is.
 * @param allowed values of the field's enumeration, when it has one.
 */
export function fieldProblem(rule: FieldRule, value: unknown, allowed?: readonly string[]): Problem | undefined {
  const empty = value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
  if (empty) return rule.IsRequired ? problem(Array.isArray(value) ? 'chooseOne' : 'required') : undefined;
  return (checks[rule.DisplayTemplate] ?? text)(value, rule, allowed);
}
