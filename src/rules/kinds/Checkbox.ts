/** Yes or no. */
import { Type } from 'typebox';
import { fieldTexts } from '../fields/field-texts.ts';
import { kind } from '../fields/kind.ts';
import { checkBoolean } from '../fields/value-checks.ts';
import { writeChoice } from '../format/file-text.ts';

declare module '../../define/fields/field.ts' {
  interface FieldKinds {
    Checkbox: boolean;
  }
  interface FieldKindOptions {
    Checkbox: CheckboxOptions;
  }
}

/** `quiet: 'no'`: in a list of many, only what is so is said. */
export interface CheckboxOptions {
  readonly quiet?: 'no';
}

const options = Type.Object({ quiet: Type.Optional(Type.Literal('no')) }, { additionalProperties: false });

export default kind('Checkbox', {
  type: 'boolean',
  definable: { title: 'Yes or no', takes: [] },
  options,
  means: [{ type: 'boolean' }],
  width: 96,
  parse(text, options) {
    const wanted = text.trim().toLowerCase();
    if (wanted === '') return { value: null };
    const value = [true, false].find((one) => writeChoice(one, options, '').toLowerCase() === wanted);
    if (value !== undefined) return { value };
    if (wanted === '1' || wanted === 'yes' || wanted === 'true') return { value: true };
    return wanted === '0' || wanted === 'no' || wanted === 'false' ? { value: false } : { problem: fieldTexts.format };
  },
  check: checkBoolean,
  filter: 'boolean',
  // Files carry the words of the field where it has any; otherwise what every program reads.
  export: writeChoice,
  examples: [
    { name: 'yes', value: true, options: { help: 'One mail per month' } },
    { name: 'no', value: false },
    { name: 'no, in a list of many', value: false, options: { with: { quiet: 'no' } } },
    {
      name: 'own words',
      value: true,
      options: {
        choices: [
          { value: true, label: 'Steuerbefreiungsbescheinigung liegt vor' },
          { value: false, label: 'Keine Bescheinigung' },
        ],
      },
    },
    { name: 'empty', value: null },
    { name: 'read only', value: true, options: { readOnly: true, reason: 'Enforced by the reseller' } },
    { name: 'error', value: false, options: { required: true }, error: 'This field is required' },
  ],
});
