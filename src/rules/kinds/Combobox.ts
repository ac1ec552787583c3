/** One choice out of the list that comes with the field. */
import { kind } from '../fields/kind.ts';
import { parseChoice } from '../fields/parse-choice.ts';
import { checkChoice } from '../fields/value-checks.ts';
import type { ChoiceValue } from '../format/choice-label.ts';
import { writeChoice } from '../format/file-text.ts';

declare module '../../define/fields/field.ts' {
  interface FieldKinds {
    Combobox: ChoiceValue;
  }
}

const terms = [
  { value: 14, label: '14 days net' },
  { value: 30, label: '30 days net' },
  { value: 0, label: 'Zahlbar sofort ohne jeden Abzug nach Rechnungseingang' },
];
const months = Array.from({ length: 12 }, (_, index) => ({ value: `M${index + 1}`, label: `Month ${index + 1}` }));

export default kind('Combobox', {
  type: 'any',
  definable: { title: 'One of several choices', takes: ['choices'] },
  means: [{ enum: true }],
  width: 160,
  beside: 0,
  parse: (text, { choices }) => parseChoice(text, choices),
  check: checkChoice,
  filter: 'choices',
  export: writeChoice,
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
