/** One line of text. */
import { type EditProps, field } from '../define/field.ts';
import { asTyped, ShowText } from './text-face.tsx';
import { parseText } from './text-parse.ts';
import { TypedEdit } from './typed-edit.tsx';

declare module '../define/field.ts' {
  interface FieldKinds {
    Text: string;
  }
}

function Edit(props: EditProps<string>) {
  return <TypedEdit {...props} toText={asTyped} parse={parseText} whenWrong={asTyped} />;
}

export default field('Text', {
  aliases: ['Textbox', 'ReadOnly'],
  width: 240,
  Show: ShowText,
  Edit,
  parse: parseText,
  filter: 'text',
  export: (value) => value ?? '',
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
