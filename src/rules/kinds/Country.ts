/** A country by its ISO 3166 code. */
import type { Parsed } from '../../define/fields/field.ts';
import { kind } from '../fields/kind.ts';
import { parseChoice } from '../fields/parse-choice.ts';
import { checkCode } from '../fields/value-checks.ts';
import { choiceLabel } from '../format/choice-label.ts';
import { writeCode } from '../format/file-text.ts';
import { countryChoices } from '../format/regions.ts';

declare module '../../define/fields/field.ts' {
  interface FieldKinds {
    Country: string;
  }
}

export default kind('Country', {
  type: 'string',
  definable: { title: 'Country', takes: [] },
  width: 144,
  beside: 0,
  parse: (text, { choices }, locale) =>
    parseChoice(
      /^\s*[a-z]{2}\s*$/i.test(text) ? text.toUpperCase() : text,
      choices ?? countryChoices(locale),
    ) as Parsed<string>,
  check: checkCode(/^[A-Z]{2}$/),
  enumeration: 'Country',
  filter: 'choices',
  export: writeCode((value, { choices }, locale) =>
    choiceLabel(value.toUpperCase(), choices ?? countryChoices(locale)),
  ),
  examples: [
    { name: 'usual', value: 'AT' },
    { name: 'long name', value: 'GS' },
    { name: 'accents', value: 'CI' },
    { name: 'code not known', value: 'XX' },
    { name: 'empty', value: null, options: { placeholder: 'Choose a country' } },
    {
      name: 'read only',
      value: 'DE',
      options: { readOnly: true, reason: 'A change of country needs a new tax number' },
    },
    { name: 'error', value: null, options: { required: true }, error: 'This field is required' },
  ],
});
