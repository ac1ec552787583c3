/** A plain number. */
import { kind } from '../fields/kind.ts';
import { parseNumberField } from '../fields/parse-number.ts';
import { checkNumber } from '../fields/value-checks.ts';
import { numberCell } from '../format/file-cell.ts';
import { writeNumber } from '../format/file-text.ts';
import { exportNumber } from '../format/number.ts';

declare module '../../define/fields/field.ts' {
  interface FieldKinds {
    Number: number;
  }
}

export default kind('Number', {
  aliases: ['Numeric'],
  type: 'number',
  means: [{ type: 'number' }, { type: 'integer' }],
  align: 'end',
  width: 112,
  figure: true,
  parse: parseNumberField,
  check: checkNumber,
  filter: 'numberRange',
  export: writeNumber((value, _options, locale) => exportNumber(value, locale)),
  cell: (value) => numberCell(value, '#,##0'),
  examples: [
    { name: 'usual', value: 2431 },
    { name: 'zero', value: 0 },
    { name: 'negative with decimals', value: -12.5 },
    { name: 'very large', value: 9007199254740991 },
    { name: 'very small', value: 0.0000001 },
    { name: 'empty', value: null, options: { help: 'Seats of the subscription', minimum: 1, maximum: 300 } },
    { name: 'read only', value: 40, options: { readOnly: true, reason: 'Set by the contract' } },
    { name: 'error', value: 0, options: { minimum: 1, required: true }, error: 'At least 1' },
  ],
});
