/** How large a file or a store is: a count of bytes. */
import { kind } from '../fields/kind.ts';
import { parseNumberField } from '../fields/parse-number.ts';
import { checkNumber } from '../fields/value-checks.ts';
import { numberCell } from '../format/file-cell.ts';
import { writeNumber } from '../format/file-text.ts';
import { exportNumber } from '../format/number.ts';

declare module '../../define/fields/field.ts' {
  interface FieldKinds {
    FileSize: number;
  }
}

export default kind('FileSize', {
  type: 'number',
  align: 'end',
  width: 112,
  figure: true,
  parse: parseNumberField,
  check: checkNumber,
  filter: 'numberRange',
  export: writeNumber((value, _options, locale) => exportNumber(value, locale)),
  cell: (value) => numberCell(value, '#,##0'),
  examples: [
    { name: 'usual', value: 1_500_000 },
    { name: 'small', value: 512 },
    { name: 'large', value: 80_000_000_000 },
    { name: 'none', value: 0 },
    { name: 'empty', value: null },
    { name: 'read only', value: 25_000_000, options: { readOnly: true, reason: 'Counted by the server' } },
    { name: 'error', value: -1, options: { minimum: 0 }, error: 'At least 0' },
  ],
});
