/** Several lines of text; lines are kept. */
import { kind } from '../fields/kind.ts';
import { parseText } from '../fields/parse-text.ts';
import { checkText } from '../fields/value-checks.ts';
import { writeText } from '../format/file-text.ts';

declare module '../../define/fields/field.ts' {
  interface FieldKinds {
    MultilineText: string;
  }
}

export default kind('MultilineText', {
  aliases: ['Textarea'],
  type: 'string',
  definable: { title: 'Several lines of text', takes: ['length'] },
  widgets: ['textarea'],
  width: 320,
  flexible: true,
  wide: true,
  parse: parseText,
  check: checkText,
  filter: 'text',
  export: writeText,
  examples: [
    { name: 'usual', value: 'Deliver to gate 3.\nRing twice, the bell is quiet.' },
    { name: 'long words', value: 'Wasserversorgungszweckverbandsmitgliedschaftsangelegenheiten '.repeat(3).trim() },
    { name: 'other scripts', value: 'Доставить до полудня.\n午前中に配達してください。\nالتسليم قبل الظهر' },
    { name: 'empty', value: null, options: { help: 'Printed on the delivery note', maxLength: 2000 } },
    { name: 'read only', value: 'Written by the vendor.', options: { readOnly: true } },
    { name: 'error', value: 'x', options: { minLength: 10 }, error: 'At least 10 characters' },
  ],
});
