/** A small picture that comes with the data, such as a code to be scanned. */
import { kind } from '../fields/kind.ts';
import { parseText } from '../fields/parse-text.ts';
import { checkText } from '../fields/value-checks.ts';
import { writeText } from '../format/file-text.ts';

declare module '../../define/fields/field.ts' {
  interface FieldKinds {
    Picture: string;
  }
}

const drawn = (shapes: string): string =>
  `data:image/svg+xml;base64,${btoa(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${shapes}</svg>`)}`;

export default kind('Picture', {
  type: 'string',
  width: 96,
  parse: parseText,
  check: checkText,
  export: writeText,
  examples: [
    { name: 'usual', value: drawn('<path d="M1 1h3v3h-3zM5 1h3v3h-3zM1 5h3v3h-3zM6 6h1v1h-1z"/>') },
    { name: 'round', value: drawn('<circle cx="4.5" cy="4.5" r="4" fill="#1867c0"/>') },
    { name: 'not a picture of ours', value: 'javascript:alert(1)' },
    { name: 'empty', value: null },
  ],
});
