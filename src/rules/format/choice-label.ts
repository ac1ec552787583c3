/** What a chosen value is called. */
import type { Choice } from '../../define/fields/field.ts';

export type ChoiceValue = Choice['value'];

/** The text of a choice; a value that is no longer offered stands for itself. */
export function choiceLabel(value: ChoiceValue, choices: readonly Choice[] | undefined): string {
  return choices?.find((choice) => choice.value === value)?.label ?? String(value);
}
