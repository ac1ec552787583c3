/** What a field definition asks of a value that stands alone, without a form around it: a cell of a table. */
import type { FieldOptions } from '../../define/fields/field.ts';
import { fieldTexts } from '../../rules/fields/field-texts.ts';

/** What is wrong with a value: an English text that is also the key, and its parameters. */
export interface Problem {
  readonly text: string;
  readonly parameters?: Readonly<Record<string, string | number>>;
  /** Said by the server, already in the person's language. */
  readonly said?: boolean;
}

export const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

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
