/** One line of text. */
import { kind } from '../fields/kind.ts';
import { parseText } from '../fields/parse-text.ts';
import { checkText } from '../fields/value-checks.ts';
import { writeText } from '../format/file-text.ts';

declare module '../../define/fields/field.ts' {
  interface FieldKinds {
    Text: string;
  }
}

export default kind('Text', {
  aliases: ['Textbox'],
  type: 'string',
  definable: { title: 'One line of text', takes: ['length', 'pattern'] },
  width: 240,
  beside: 0,
  plain: true,
  flexible: true,
  parse: parseText,
  check: checkText,
  filter: 'text',
  export: writeText,
  examples: [
    { name: 'usual', value: 'Ostsee Systemhaus GmbH & Co. KG' },
    {
      name: 'long German words',
      value: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
    },
    { name: 'other scripts', value: '株式会社さくら物流 · شركة النور للتقنية · Σύρος Ναυτιλιακή' },
    { name: 'looks like a formula', value: '=SUM(A1:A9)' },
    { name: 'suggested', value: null, options: { suggestions: ['Freight forwarder', 'Shipyard', 'Harbour office'] } },
    { name: 'empty', value: null, options: { placeholder: 'As in the register' } },
    { name: 'read only', value: 'FN 214077 k', options: { readOnly: true, reason: 'Set by the company register' } },
    { name: 'error', value: 'AT', options: { required: true, minLength: 3 }, error: 'At least 3 characters' },
  ],
});
