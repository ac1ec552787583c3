/** The texts of a field in the person's language. Those of the server already are; those of manifests are English. */
import type { useTranslation } from 'react-i18next';
import type { Choice, FieldOptions } from '../../define/fields/field.ts';

export type Translate = ReturnType<typeof useTranslation>['t'];

export const translatedChoices = (choices: readonly Choice[], t: Translate): readonly Choice[] =>
  choices.map(({ value, label }) => ({ value, label: t(label) }));

export function translatedOptions(options: FieldOptions, t: Translate): FieldOptions {
  const { label, help, choices } = options;
  return {
    ...options,
    label: label && t(label),
    ...(help === undefined ? {} : { help: t(help) }),
    ...(choices === undefined ? {} : { choices: translatedChoices(choices, t) }),
  };
}
