/** A code that is good once: from an app or a message, typed in groups or without. */
import { kind } from '../fields/kind.ts';
import { parseText } from '../fields/parse-text.ts';
import { checkText } from '../fields/value-checks.ts';
import { writeText } from '../format/file-text.ts';

declare module '../../define/fields/field.ts' {
  interface FieldKinds {
    OneTimeCode: string;
  }
}

export default kind('OneTimeCode', {
  // Good for minutes, and nothing to be found in a draft.
  secret: true,
  type: 'string',
  width: 120,
  // Apps show '492 039', and so people type it.
  parse: (text, options) => parseText(/^[\d\s]+$/.test(text) ? text.replace(/\s/g, '') : text, options),
  check: checkText,
  filter: 'text',
  export: writeText,
  examples: [
    { name: 'usual', value: '492039' },
    { name: 'long', value: 'k7xm-qp3v-9trw' },
    { name: 'empty', value: null, options: { help: 'Six digits' } },
    { name: 'read only', value: '492039', options: { readOnly: true } },
    { name: 'error', value: '123456', error: 'MFA code is incorrect. Please try again.' },
  ],
});
