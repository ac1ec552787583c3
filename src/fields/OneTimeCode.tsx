/** A code that is good once: from an app or a message, typed in groups or without, offered by the phone that got it. */
import { type FieldOptions, field, type Parsed } from '../define/fields/field.ts';
import { ShowText } from './text/show-text.tsx';
import { textFaces } from './text/text-faces.tsx';
import { parseText } from './text/text-parse.ts';

declare module '../define/fields/field.ts' {
  interface FieldKinds {
    OneTimeCode: string;
  }
}

/** Apps show '492 039', and so people type it. */
const parse = (text: string, options: FieldOptions): Parsed<string> =>
  parseText(/^[\d\s]+$/.test(text) ? text.replace(/\s/g, '') : text, options);

export default field('OneTimeCode', {
  width: 120,
  Show: ShowText,
  ...textFaces(parse, { inputMode: 'numeric', autoComplete: 'one-time-code' }),
  examples: [
    { name: 'usual', value: '492039' },
    { name: 'long', value: 'k7xm-qp3v-9trw' },
    { name: 'empty', value: null, options: { help: 'Six digits' } },
    { name: 'read only', value: '492039', options: { readOnly: true } },
    { name: 'error', value: '123456', error: 'MFA code is incorrect. Please try again.' },
  ],
});
