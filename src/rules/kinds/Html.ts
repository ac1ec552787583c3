/** A text in HTML; it is shown in a frame in which nothing runs. */
import { kind } from '../fields/kind.ts';
import { parseText } from '../fields/parse-text.ts';
import { checkText } from '../fields/value-checks.ts';
import { writeText } from '../format/file-text.ts';
import { wordsOfHtml } from '../text/plain-text.ts';

declare module '../../define/fields/field.ts' {
  interface FieldKinds {
    Html: string;
  }
}

export default kind('Html', {
  type: 'string',
  widgets: ['html'],
  width: 320,
  flexible: true,
  wide: true,
  parse: parseText,
  check: checkText,
  export: writeText,
  text: wordsOfHtml,
  examples: [
    { name: 'usual', value: '<h2>Delivery</h2>\n<p>On working days, <strong>before noon</strong>.</p>' },
    { name: 'long words', value: `<p>${'Wasserversorgungszweckverbandsmitgliedschaftsangelegenheiten'.repeat(2)}</p>` },
    { name: 'other scripts', value: '<h2>التسليم</h2><p>قبل <b>الظهر</b> فقط.</p>' },
    { name: 'empty', value: null, options: { help: 'Customers read it before they order', maxLength: 2000 } },
    { name: 'read only', value: '<p>Written by <em>the vendor</em>.</p>', options: { readOnly: true } },
    { name: 'error', value: 'x', options: { minLength: 10 }, error: 'At least 10 characters' },
  ],
});
