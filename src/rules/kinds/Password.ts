/** A secret: never shown, never exported. */
import { kind } from '../fields/kind.ts';
import { parseText } from '../fields/parse-text.ts';
import { checkText } from '../fields/value-checks.ts';
import { writeNothing } from '../format/file-text.ts';

declare module '../../define/fields/field.ts' {
  interface FieldKinds {
    Password: string;
  }
}

export default kind('Password', {
  type: 'string',
  widgets: ['password'],
  means: [{ format: 'password' }],
  width: 112,
  secret: true,
  // Spaces at the ends belong to a password.
  parse(text, options) {
    if (text === '') return { value: null };
    const parsed = parseText(text.replace(/\s/g, '·'), options);
    return 'problem' in parsed ? parsed : { value: text };
  },
  check: checkText,
  export: writeNothing,
  examples: [
    { name: 'usual', value: 'correct horse battery staple' },
    { name: 'other script', value: 'Пароль-из-восьми-слов' },
    { name: 'empty', value: null, options: { help: 'At least 12 characters' } },
    { name: 'read only', value: 'secret', options: { readOnly: true } },
    { name: 'error', value: 'short', options: { required: true }, error: 'Enter at least one number' },
  ],
});
