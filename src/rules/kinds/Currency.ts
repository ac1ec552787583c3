/** A currency by its ISO 4217 code. */
import type { Parsed } from '../../define/fields/field.ts';
import { kind } from '../fields/kind.ts';
import { parseChoice } from '../fields/parse-choice.ts';
import { checkCode } from '../fields/value-checks.ts';
import { writeText } from '../format/file-text.ts';
import { currencyChoices } from '../format/regions.ts';

declare module '../../define/fields/field.ts' {
  interface FieldKinds {
    Currency: string;
  }
}

export default kind('Currency', {
  type: 'string',
  width: 96,
  parse: (text, { choices }, locale) =>
    parseChoice(
      /^\s*[a-z]{3}\s*$/i.test(text) ? text.toUpperCase() : text,
      choices ?? currencyChoices(locale),
    ) as Parsed<string>,
  check: checkCode(/^[A-Z]{3}$/),
  enumeration: 'Currency',
  filter: 'choices',
  export: writeText,
  examples: [
    { name: 'usual', value: 'EUR' },
    { name: 'no decimals', value: 'JPY' },
    { name: 'long name', value: 'BAM' },
    { name: 'empty', value: null, options: { help: 'Cannot be changed after the first order' } },
    { name: 'read only', value: 'PLN', options: { readOnly: true } },
    { name: 'error', value: null, options: { required: true }, error: 'This field is required' },
  ],
});
