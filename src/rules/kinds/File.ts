/** A file; the value is what the server calls it (VAL-28 to VAL-33). */
import { Type } from 'typebox';
import { fieldTexts } from '../fields/field-texts.ts';
import { kind } from '../fields/kind.ts';
import { checkText } from '../fields/value-checks.ts';
import { documentExtensions, pictureExtensions, type UploadExtension, uploadExtension } from '../files/upload-types.ts';
import { writeText } from '../format/file-text.ts';

declare module '../../define/fields/field.ts' {
  interface FieldKinds {
    File: string;
  }
  interface FieldKindOptions {
    File: FileOptions;
  }
}

const extensions: UploadExtension[] = [...documentExtensions, ...pictureExtensions, 'csv'];

const options = Type.Object(
  {
    accept: Type.Optional(Type.Readonly(Type.Array(Type.Enum(extensions), { minItems: 1 }))),
  },
  { additionalProperties: false },
);

export interface FileOptions {
  /** Formats that the field takes; absent: those of documents. */
  readonly accept?: readonly UploadExtension[];
}

export const accepted = (told: FileOptions | undefined): readonly UploadExtension[] =>
  told?.accept ?? documentExtensions;

export default kind('File', {
  type: 'string',
  options,
  width: 200,
  secret: true,
  parse: (text) => ({ value: text.trim() === '' ? null : text.trim() }),
  check(value, rule) {
    const problem = checkText(value, rule);
    if (problem) return problem;
    const extension = uploadExtension(String(value));
    return extension && accepted(rule.With as FileOptions | undefined).includes(extension)
      ? undefined
      : { text: fieldTexts.format };
  },
  export: writeText,
  examples: [
    { name: 'usual', value: '5f2c/Rahmenvertrag-2027.pdf' },
    { name: 'long name', value: '5f2c/Zusatzvereinbarung-zur-Datenschutzgrundverordnung-unterschrieben.docx' },
    { name: 'empty', value: null, options: { help: 'The signed contract', required: true } },
    {
      name: 'few formats',
      value: null,
      options: { with: { accept: ['pdf', 'docx'] } },
    },
    { name: 'read only', value: '5f2c/Rahmenvertrag-2027.pdf', options: { readOnly: true } },
    { name: 'error', value: null, error: 'File format not supported' },
  ],
});
