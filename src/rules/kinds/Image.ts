/** One picture; the value is the path under which the server keeps it, or what it calls one that was just sent (EXT-09 to EXT-11). */
import { Type } from 'typebox';
import { fieldTexts } from '../fields/field-texts.ts';
import { kind } from '../fields/kind.ts';
import { parseText } from '../fields/parse-text.ts';
import { checkForm } from '../fields/value-checks.ts';
import { isStoredImagePath } from '../files/stored-image.ts';
import { writeText } from '../format/file-text.ts';

declare module '../../define/fields/field.ts' {
  interface FieldKinds {
    Image: string;
  }
  interface FieldKindOptions {
    Image: ImageOptions;
  }
}

export interface ImageOptions {
  /** A mark stands beside words, 40 pixels high; a picture by itself. Absent: a picture. */
  readonly size?: 'mark' | 'picture';
}

export default kind('Image', {
  type: 'string',
  options: Type.Object({ size: Type.Optional(Type.Enum(['mark', 'picture'])) }, { additionalProperties: false }),
  width: 96,
  secret: true,
  parse: parseText,
  check: checkForm(isStoredImagePath, () => ({ text: fieldTexts.format })),
  export: writeText,
  examples: [
    { name: 'usual', value: '5f2c8d1e7a9b4c2d8e6f0a1b2c3d4e5f/1600x1067-7a8f5c-a1b2c3.webp' },
    { name: 'high', value: '6f2c8d1e7a9b4c2d8e6f0a1b2c3d4e5f/640x1280-b3574a-0a1b2c3.webp' },
    {
      name: 'mark',
      value: '7f2c8d1e7a9b4c2d8e6f0a1b2c3d4e5f/512x512-1867c0-0a1b2c3d.webp',
      options: { with: { size: 'mark' } },
    },
    { name: 'not a stored picture', value: 'https://pictures.example/a.png' },
    { name: 'empty', value: null, options: { help: 'Stands on each list of services', required: true } },
    {
      name: 'read only',
      value: '5f2c8d1e7a9b4c2d8e6f0a1b2c3d4e5f/1600x1067-7a8f5c-a1b2c3.webp',
      options: { readOnly: true },
    },
    { name: 'error', value: null, error: 'File format not supported' },
  ],
});
