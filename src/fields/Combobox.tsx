/** One choice out of the list that comes with the field. */
import { field, type ShowProps } from '../define/fields/field.ts';
import { type ChoiceValue, choiceLabel } from '../rules/format/choice-label.ts';
import { valueTexts } from '../rules/format/value-text.ts';
import { ChoiceEdit } from './choices/choice-edit.tsx';
import { parseChoice } from './choices/choices.ts';
import { EmptyValue, isEmpty } from './text/empty-value.tsx';

declare module '../define/fields/field.ts' {
  interface FieldKinds {
    Combobox: ChoiceValue;
  }
}

function Show({ value, options }: ShowProps<ChoiceValue>) {
  return isEmpty(value) ? <EmptyValue /> : <bdi>{choiceLabel(value, options.choices)}</bdi>;
}

const terms = [
  { value: 14, label: '14 days net' },
  { value: 30, label: '30 days net' },
  { value: 0, label: 'Zahlbar sofort ohne jeden Abzug nach Rechnungseingang' },
];
const months = Array.from({ length: 12 }, (_, index) => ({ value: `M${index + 1}`, label: `Month ${index + 1}` }));

export default field('Combobox', {
  width: 160,
  Show,
  Edit: ChoiceEdit,
  parse: (text, { choices }) => parseChoice(text, choices),
  filter: 'choices',
  export: valueTexts.Combobox,
  examples: [
    { name: 'usual', value: 30, options: { choices: terms } },
    { name: 'long German words', value: 0, options: { choices: terms } },
    { name: 'long list with search', value: 'M7', options: { choices: months } },
    { name: 'no longer offered', value: 60, options: { choices: terms } },
    { name: 'empty', value: null, options: { choices: terms, placeholder: 'Choose a term' } },
    { name: 'read only', value: 14, options: { choices: terms, readOnly: true } },
    { name: 'error', value: null, options: { choices: terms, required: true }, error: 'This field is required' },
  ],
});
