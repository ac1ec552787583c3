/** Values that are being edited: what changed, what is wrong, and what is sent. */
import type { FieldOptions } from '../../define/field.ts';
import { fieldTexts } from '../../rules/errors.ts';
import type { Values } from '../schema.ts';
import type { FieldPlan } from './core.ts';

/** What is wrong with a value: an English text that is also the key, and its parameters. */
export interface Problem {
  readonly text: string;
  readonly parameters?: Readonly<Record<string, string | number>>;
  /** Said by the server, already in the person's language. */
  readonly said?: boolean;
}
export type Problems = Readonly<Record<string, Problem>>;

export const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

const same = (a: unknown, b: unknown): boolean =>
  (isEmpty(a) && isEmpty(b)) || a === b || JSON.stringify(a) === JSON.stringify(b);

/** Only what differs from what was there when editing began; a value taken away is null. */
export function changesOf(before: Values, now: Values): Values {
  const changed = Object.entries(now).filter(([name, value]) => !same(before[name], value));
  return Object.fromEntries(changed.map(([name, value]) => [name, isEmpty(value) ? null : value]));
}

export const hasChanges = (before: Values, now: Values): boolean => Object.keys(changesOf(before, now)).length > 0;

/** What the definition of the field asks of its value; the form of the value is the field kind's own matter. */
export function checkValue(options: FieldOptions, value: unknown): Problem | undefined {
  if (isEmpty(value)) {
    if (!options.required) return undefined;
    return { text: Array.isArray(value) ? fieldTexts.chooseOne : fieldTexts.required };
  }
  if (typeof value === 'string') return checkLength(options, [...value].length);
  if (typeof value === 'number') return checkBounds(options, value);
  return undefined;
}

function checkLength({ minLength, maxLength }: FieldOptions, length: number): Problem | undefined {
  const short = minLength !== undefined && length < minLength;
  const long = maxLength !== undefined && length > maxLength;
  if ((short || long) && minLength === maxLength && minLength !== undefined) {
    return { text: fieldTexts.strictLength, parameters: { n: minLength } };
  }
  if (short) return { text: fieldTexts.minLength, parameters: { n: minLength } };
  if (long) return { text: fieldTexts.maxLength, parameters: { n: maxLength } };
  return undefined;
}

function checkBounds({ minimum, maximum }: FieldOptions, value: number): Problem | undefined {
  if (minimum !== undefined && value < minimum) return { text: fieldTexts.minimum, parameters: { n: minimum } };
  if (maximum !== undefined && value > maximum) return { text: fieldTexts.maximum, parameters: { n: maximum } };
  return undefined;
}

/** The field that a message of the server is about: it begins with the field's label or name and a colon. */
export function fieldOfMessage(message: string, fields: readonly FieldPlan[]): Problems | undefined {
  for (const { name, options } of fields) {
    const start = [options.label, name].find((each) => message.startsWith(`${each}: `));
    if (start !== undefined) return { [name]: { text: message.slice(start.length + 2), said: true } };
  }
  return undefined;
}

/** What is wrong with all of them; fields that nobody can fill are not asked. */
export function checkAll(fields: readonly FieldPlan[], values: Values): Problems {
  const found: Record<string, Problem> = {};
  for (const { name, options } of fields) {
    const problem = options.readOnly ? undefined : checkValue(options, values[name]);
    if (problem) found[name] = problem;
  }
  return found;
}
