/** A number or code by which people and programs know a thing. */
import { kind } from '../fields/kind.ts';
import { parseText } from '../fields/parse-text.ts';
import { checkText } from '../fields/value-checks.ts';
import { writeText } from '../format/file-text.ts';

declare module '../../define/fields/field.ts' {
  interface FieldKinds {
    Identifier: string;
  }
}

export default kind('Identifier', {
  type: 'string',
  width: 160,
  beside: 0,
  copy: true,
  parse: parseText,
  check: checkText,
  filter: 'text',
  export: writeText,
  examples: [
    { name: 'usual', value: 'C-100734' },
    { name: 'with spaces', value: 'AT61 1904 3002 3457 3201' },
    { name: 'long', value: 'a7c1f0e9-3b5d-4826-b190-7ce25f38d46a-2026-11-21T08:55:00Z' },
    { name: 'empty', value: null, options: { placeholder: 'As in the register' } },
    { name: 'read only', value: 'FN 214077 k', options: { readOnly: true, reason: 'Set by the company register' } },
    { name: 'error', value: 'FN', options: { required: true, minLength: 3 }, error: 'At least 3 characters' },
  ],
});
