/** Finding choices by value and by the text people read. */
import type { Choice, FieldOptions, Parsed } from '../../define/fields/field.ts';
import { fieldTexts } from '../../rules/fields/field-texts.ts';
import type { ChoiceValue } from '../../rules/format/choice-label.ts';

export function parseChoice(text: string, choices: readonly Choice[] | undefined): Parsed<ChoiceValue> {
  const wanted = text.trim();
  if (wanted === '') return { value: null };
  const folded = wanted.toLocaleLowerCase();
  const found =
    choices?.find((choice) => choice.label === wanted || String(choice.value) === wanted) ??
    choices?.find((choice) => choice.label.toLocaleLowerCase() === folded);
  if (found !== undefined) return { value: found.value };
  // Without a list nothing can be refused; the server knows its own words.
  return choices === undefined ? { value: wanted } : { problem: fieldTexts.format };
}

export interface ListEntry {
  value: string;
  label: string;
  note?: string;
}

/** Entries for a list; what is chosen now is offered even when the list has dropped it. */
export function listEntries(choices: readonly Choice[], chosen: readonly ChoiceValue[]): ListEntry[] {
  const entries = choices.map(({ value, label, note }) => ({ value: String(value), label, ...(note && { note }) }));
  const missing = chosen.filter((value) => !choices.some((choice) => String(choice.value) === String(value)));
  return [...entries, ...missing.map((value) => ({ value: String(value), label: String(value) }))];
}

/** The value behind an entry, with its own type. */
export function chosenValue(entry: string, choices: readonly Choice[]): ChoiceValue {
  return choices.find((choice) => String(choice.value) === entry)?.value ?? entry;
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
