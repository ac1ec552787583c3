/** The entries of a list of choices, and the values behind them. */
import type { Choice } from '../../define/fields/field.ts';
import type { ChoiceValue } from '../../rules/format/choice-label.ts';

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
