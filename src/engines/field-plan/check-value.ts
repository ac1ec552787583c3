/** What a field definition asks of a value that stands alone, without a form around it: a cell of a table. */
import type { FieldOptions } from '../../define/fields/field.ts';
import { isEmpty } from '../../rules/fields/empty.ts';
import { fieldTexts } from '../../rules/fields/field-texts.ts';
import type { Problem } from '../../rules/fields/problem.ts';

const bounds = ['minLength', 'maxLength', 'minimum', 'maximum'] as const;
type Bounds = Partial<Record<(typeof bounds)[number], number>>;

/** The limits that a schema or a field definition gives. */
export const boundsIn = (given: Bounds): Bounds =>
  Object.fromEntries(bounds.filter((bound) => given[bound] !== undefined).map((bound) => [bound, given[bound]]));

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
