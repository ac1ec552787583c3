/** The code of a place in an address; what it looks like depends on the country beside it. */
import { postalCodeProblem } from '../fields/codes/postal-code.ts';
import { kind } from '../fields/kind.ts';
import { parseText } from '../fields/parse-text.ts';
import { checkText } from '../fields/value-checks.ts';
import { writeText } from '../format/file-text.ts';

declare module '../../define/fields/field.ts' {
  interface FieldKinds {
    PostalCode: string;
  }
}

export default kind('PostalCode', {
  type: 'string',
  definable: { title: 'Postal code', takes: ['country'] },
  width: 120,
  plain: true,
  parse: parseText,
  check: (value, rule, allowed) => checkText(value, rule, allowed) ?? postalCodeProblem(value as string, rule.Country),
  filter: 'text',
  export: writeText,
  examples: [
    { name: 'usual', value: '18055' },
    { name: 'with letters', value: 'SW1A 1AA' },
    { name: 'with a hyphen', value: '100-0001' },
    { name: 'empty', value: null },
    { name: 'read only', value: '1020', options: { readOnly: true } },
    {
      name: 'error',
      value: 'ABC',
      options: { required: true },
      error: 'Germany: a postal code looks like 12345',
    },
  ],
});
