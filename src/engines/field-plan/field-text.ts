/** The texts of a field in the person's language. Those of the server already are; those of manifests are English. */
import type { Choice, FieldOptions } from '../../define/fields/field.ts';
import { accountTypes, accountTypeWord } from '../../fields/text/account-types.ts';

export type Translate = Parameters<typeof accountTypeWord>[1];

/** Members of an enumeration are called as the field kinds call them. */
export const translatedChoices = (choices: readonly Choice[], t: Translate): readonly Choice[] =>
  choices.map(({ value, label }) => ({
    value,
    label: accountTypes.includes(String(value)) ? accountTypeWord(String(value), t) : t(label),
  }));

export function translatedOptions(options: FieldOptions, t: Translate): FieldOptions {
  const { label, help, choices } = options;
  return {
    ...options,
    label: label && t(label),
    ...(help === undefined ? {} : { help: t(help) }),
    ...(choices === undefined ? {} : { choices: translatedChoices(choices, t) }),
  };
}
