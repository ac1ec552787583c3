/** The type of an account. */
import type { Parsed } from '../../define/fields/field.ts';
import { accountObjectType } from '../accounts/rights.ts';
import { kind } from '../fields/kind.ts';
import { parseChoice } from '../fields/parse-choice.ts';
import { checkChoice } from '../fields/value-checks.ts';
import { writeChoice } from '../format/file-text.ts';

declare module '../../define/fields/field.ts' {
  interface FieldKinds {
    AccountType: string;
  }
}

const plain = Object.keys(accountObjectType).map((value) => ({ value, label: value }));

export default kind('AccountType', {
  type: 'string',
  width: 144,
  parse: (text, { choices }) => parseChoice(text, choices ?? plain) as Parsed<string>,
  check: checkChoice,
  filter: 'choices',
  export: writeChoice,
  examples: [
    ...plain.map(({ value }) => ({ name: value, value })),
    { name: 'not known', value: 'Marketplace' },
    { name: 'empty', value: null },
    { name: 'read only', value: 'Company', options: { readOnly: true } },
  ],
});
