/** One line of text. */
import { field } from '../define/fields/field.ts';
import { ShowText } from './text/show-text.tsx';
import { textFaces } from './text/text-faces.tsx';
import { parseText } from './text/text-parse.ts';

declare module '../define/fields/field.ts' {
  interface FieldKinds {
    Text: string;
  }
}

export default field('Text', {
  aliases: ['Textbox', 'ReadOnly'],
  width: 240,
  Show: ShowText,
  ...textFaces(parseText),
  examples: [
    { name: 'usual', value: 'Ostsee Systemhaus GmbH & Co. KG' },
    {
      name: 'long German words',
      value: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
    },
    { name: 'other scripts', value: '株式会社さくら物流 · شركة النور للتقنية · Σύρος Ναυτιλιακή' },
    { name: 'looks like a formula', value: '=SUM(A1:A9)' },
    { name: 'empty', value: null, options: { placeholder: 'As in the register' } },
    { name: 'read only', value: 'FN 214077 k', options: { readOnly: true, reason: 'Set by the company register' } },
    { name: 'error', value: 'AT', options: { required: true, minLength: 3 }, error: 'At least 3 characters' },
  ],
});
