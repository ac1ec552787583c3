/** What typed text means where values are chosen: found by value and by the text people read. */
import type { Choice, FieldOptions, Parsed } from '../../define/fields/field.ts';
import type { ChoiceValue } from '../format/choice-label.ts';
import { fieldTexts } from './field-texts.ts';

export function parseChoice(text: string, choices: readonly Choice[] | undefined): Parsed<ChoiceValue> {
  const wanted = text.trim();
  if (wanted === '') return { value: null };
  const folded = wanted.toLocaleLowerCase();
  const found =
    choices?.find((choice) => choice.label === wanted || String(choice.value) === wanted) ??
    choices?.find((choice) => choice.label.toLocaleLowerCase() === folded);
  if (found !== undefined) return { value: found.value };
  // Without a list nothing can be refused; the server knows its own words.
  return choices === undefined ? { value: wanted } : { problem: fieldTexts.listed };
}

export function parseChoices(text: string, { choices, required }: FieldOptions): Parsed<readonly ChoiceValue[]> {
  const parts = text
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean);
  if (parts.length === 0) return required ? { problem: fieldTexts.chooseOne } : { value: null };
  const values: ChoiceValue[] = [];
  for (const part of parts) {
    const parsed = parseChoice(part, choices);
    if ('problem' in parsed) return parsed;
    if (parsed.value !== null) values.push(parsed.value);
  }
  return { value: values };
}
