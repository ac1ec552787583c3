/** Several choices out of the list that comes with the field. */
import { kind } from '../fields/kind.ts';
import { parseChoices } from '../fields/parse-choice.ts';
import { checkChoice, checkList } from '../fields/value-checks.ts';
import { type ChoiceValue, choiceLabel } from '../format/choice-label.ts';
import { writeList } from '../format/file-text.ts';

declare module '../../define/fields/field.ts' {
  interface FieldKinds {
    MultiCombobox: readonly ChoiceValue[];
  }
}

const countries = [
  { value: 'AT', label: 'Austria' },
  { value: 'DE', label: 'Germany' },
  { value: 'CH', label: 'Switzerland' },
  { value: 'GS', label: 'South Georgia and the South Sandwich Islands' },
];

export default kind('MultiCombobox', {
  type: 'array',
  definable: { title: 'Several choices', takes: ['choices'] },
  means: [{ type: 'array', items: 'enum' }],
  width: 220,
  beside: 0,
  parse: parseChoices,
  check: checkList(checkChoice),
  filter: 'choices',
  export: writeList((values, { choices }) => values.map((value) => choiceLabel(value, choices)).join('; ')),
  examples: [
    { name: 'usual', value: ['DE', 'AT'], options: { choices: countries } },
    { name: 'all and long', value: ['AT', 'DE', 'CH', 'GS'], options: { choices: countries } },
    { name: 'cards', value: ['DE'], options: { choices: countries, display: 'cards' } },
    { name: 'no longer offered', value: ['XK'], options: { choices: countries } },
    { name: 'empty', value: null, options: { choices: countries, placeholder: 'All countries' } },
    { name: 'read only', value: ['DE'], options: { choices: countries, readOnly: true } },
    { name: 'error', value: [], options: { choices: countries, required: true }, error: 'Choose at least one value' },
  ],
});
