/** A percentage: 12.5 means 12.5 per cent. */
import { kind } from '../fields/kind.ts';
import { parseNumberField } from '../fields/parse-number.ts';
import { checkNumber } from '../fields/value-checks.ts';
import { numberCell } from '../format/file-cell.ts';
import { writeNumber } from '../format/file-text.ts';
import { exportPercent } from '../format/percent.ts';

declare module '../../define/fields/field.ts' {
  interface FieldKinds {
    Percent: number;
  }
}

export default kind('Percent', {
  type: 'number',
  definable: { title: 'Percentage', takes: ['range'] },
  align: 'end',
  width: 96,
  figure: true,
  parse: (text, options, locale) => parseNumberField(text.replace(/[%٪]/, ''), options, locale),
  check: checkNumber,
  filter: 'numberRange',
  export: writeNumber((value, _options, locale) => exportPercent(value, locale)),
  cell(value) {
    const cell = numberCell(value, '0', '%');
    return cell && { ...cell, value: Number(value) / 100 };
  },
  examples: [
    { name: 'usual', value: 12.5 },
    { name: 'whole', value: 100 },
    { name: 'negative', value: -3.25 },
    { name: 'tiny', value: 0.001 },
    { name: 'empty', value: null, options: { minimum: 0, maximum: 100 } },
    { name: 'read only', value: 19, options: { readOnly: true, reason: 'Follows the country' } },
    { name: 'error', value: 140, options: { maximum: 100 }, error: 'At most 100' },
  ],
});
