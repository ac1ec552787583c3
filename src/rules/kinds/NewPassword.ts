/** A password to be set. */
import { kind } from '../fields/kind.ts';
import { checkText } from '../fields/value-checks.ts';
import { writeNothing } from '../format/file-text.ts';
import password from './Password.ts';

declare module '../../define/fields/field.ts' {
  interface FieldKinds {
    NewPassword: string;
  }
}

export default kind('NewPassword', {
  type: 'string',
  width: 112,
  secret: true,
  parse: password.parse,
  check: checkText,
  export: writeNothing,
  examples: [
    { name: 'usual', value: 'Seven-Quiet-Otters-42' },
    { name: 'rules not met', value: 'otters' },
    { name: 'empty', value: null, options: { required: true } },
    { name: 'read only', value: 'secret', options: { readOnly: true } },
    { name: 'error', value: 'otters', options: { required: true }, error: 'At least 12 characters' },
  ],
});
