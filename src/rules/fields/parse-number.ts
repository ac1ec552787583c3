/** What typed text means for the kinds that are numbers, with the limits of the field. */
import type { FieldOptions, Parsed } from '../../define/fields/field.ts';
import { parseNumber, showNumber } from '../format/number.ts';
import { fieldTexts } from './field-texts.ts';

/** Has both marks, of thousands and of a fraction. */
const exampleNumber = 1234.5;

export function parseNumberField(text: string, options: FieldOptions, locale: string): Parsed<number> {
  if (text.trim() === '') return { value: null };
  const value = parseNumber(text, locale);
  if (value === undefined || !Number.isFinite(value)) {
    // Whoever has typed digits meant a number: 11.39 is none in German, and is shown how one is written.
    if (!/\p{Nd}/u.test(text)) return { problem: fieldTexts.number };
    return { problem: fieldTexts.numberLike, parameters: { example: showNumber(exampleNumber, locale) } };
  }
  if (options.minimum !== undefined && value < options.minimum) {
    return { problem: fieldTexts.minimum, parameters: { n: showNumber(options.minimum, locale) } };
  }
  if (options.maximum !== undefined && value > options.maximum) {
    return { problem: fieldTexts.maximum, parameters: { n: showNumber(options.maximum, locale) } };
  }
  return { value };
}

/** A number out of bounds is still that number; anything else is none, and no form lets NaN pass. */
export function numberWhenWrong(text: string, locale: string): number {
  return parseNumber(text, locale) ?? Number.NaN;
}
