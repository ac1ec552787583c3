/** Several files; the value is what the server calls each (VAL-28 to VAL-33). */
import { kind } from '../fields/kind.ts';
import { checkList } from '../fields/value-checks.ts';
import { writeList } from '../format/file-text.ts';
import file, { type FileOptions } from './File.ts';

declare module '../../define/fields/field.ts' {
  interface FieldKinds {
    Files: readonly string[];
  }
  interface FieldKindOptions {
    Files: FileOptions;
  }
}

export default kind('Files', {
  type: 'array',
  ...(file.options === undefined ? {} : { options: file.options }),
  width: 240,
  secret: true,
  parse(text) {
    const paths = text.split('\n').map((path) => path.trim());
    const named = [...new Set(paths)].filter(Boolean);
    return { value: named.length === 0 ? null : named };
  },
  check: checkList(file.check),
  export: writeList((paths) => paths.join('\n')),
  examples: [
    { name: 'usual', value: ['5f2c/Rahmenvertrag-2027.pdf', '5f2c/Preise.xlsx'] },
    { name: 'long name', value: ['5f2c/Zusatzvereinbarung-zur-Datenschutzgrundverordnung-unterschrieben.docx'] },
    { name: 'empty', value: null, options: { help: 'What shows the fault' } },
    { name: 'few formats', value: null, options: { with: { accept: ['pdf', 'docx'] } } },
    { name: 'read only', value: ['5f2c/Rahmenvertrag-2027.pdf'], options: { readOnly: true } },
    { name: 'error', value: ['5f2c/a.pdf'], error: 'At most 3 values' },
  ],
});
