/** What is read and never changed, whatever it is: a text as it stands, everything else as files hold it. */
import { kind } from '../fields/kind.ts';
import { parseText } from '../fields/parse-text.ts';
import { refuse } from '../fields/value-checks.ts';
import { writeAnything } from '../format/file-text.ts';

declare module '../../define/fields/field.ts' {
  interface FieldKinds {
    ReadOnly: string;
  }
}

export default kind('ReadOnly', {
  type: 'any',
  means: [{ open: true }, { type: 'array', items: 'object' }],
  width: 240,
  beside: 0,
  readOnly: true,
  parse: parseText,
  check: refuse,
  filter: 'text',
  export: writeAnything,
  examples: [
    { name: 'a text', value: 'Written by the vendor.' },
    { name: 'long', value: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft' },
    { name: 'empty', value: null },
  ],
});
