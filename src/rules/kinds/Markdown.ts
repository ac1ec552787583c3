/** A text with headings, lists, links and what stands out, written with marks (CommonMark); HTML in it is text. */
import { kind } from '../fields/kind.ts';
import { parseText } from '../fields/parse-text.ts';
import { checkText } from '../fields/value-checks.ts';
import { writeText } from '../format/file-text.ts';
import { wordsOfMarkdown } from '../text/plain-text.ts';

declare module '../../define/fields/field.ts' {
  interface FieldKinds {
    Markdown: string;
  }
}

export default kind('Markdown', {
  type: 'string',
  widgets: ['markdown'],
  width: 320,
  flexible: true,
  wide: true,
  parse: parseText,
  check: checkText,
  export: writeText,
  text: wordsOfMarkdown,
  examples: [
    {
      name: 'usual',
      value:
        '## Delivery\n\nOn working days, **before noon**:\n\n- ring at gate 3\n- wait for the guard\n\nSee [how to find us](https://nordlicht.example/way).',
    },
    { name: 'long words', value: `**${'Wasserversorgungszweckverbandsmitgliedschaftsangelegenheiten'.repeat(2)}**` },
    { name: 'other scripts', value: '# التسليم\n\nقبل **الظهر** فقط.' },
    { name: 'HTML is text', value: 'Not <b>bold</b>, and no <script>alert(1)</script>' },
    { name: 'empty', value: null, options: { help: 'Customers read it before they order', maxLength: 2000 } },
    { name: 'read only', value: 'Written by _the vendor_.', options: { readOnly: true } },
    { name: 'error', value: 'x', options: { minLength: 10 }, error: 'At least 10 characters' },
  ],
});
