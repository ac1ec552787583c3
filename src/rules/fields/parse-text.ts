/** What typed text means for the kinds that are text: trimmed, empty is nothing, lengths are kept. */
import type { FieldOptions, Parsed } from '../../define/fields/field.ts';
import { fieldTexts } from './field-texts.ts';

export function parseText(text: string, options: FieldOptions): Parsed<string> {
  const value = text.trim();
  if (value === '') return { value: null };
  const length = [...value].length;
  const { minLength, maxLength } = options;
  if (minLength !== undefined && minLength === maxLength && length !== minLength) {
    return { problem: fieldTexts.strictLength, parameters: { n: minLength } };
  }
  if (maxLength !== undefined && length > maxLength) {
    return { problem: fieldTexts.maxLength, parameters: { n: maxLength } };
  }
  if (minLength !== undefined && length < minLength) {
    return { problem: fieldTexts.minLength, parameters: { n: minLength } };
  }
  return { value };
}
