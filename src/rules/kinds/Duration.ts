/** A length of time as a count of one unit: 12 means 12 months. */
import { Type } from 'typebox';
import { kind } from '../fields/kind.ts';
import { parseNumberField } from '../fields/parse-number.ts';
import { checkNumber } from '../fields/value-checks.ts';
import type { DurationOptions } from '../format/duration.ts';
import { numberCell } from '../format/file-cell.ts';
import { writeNumber } from '../format/file-text.ts';
import { exportNumber } from '../format/number.ts';

declare module '../../define/fields/field.ts' {
  interface FieldKinds {
    Duration: number;
  }
  interface FieldKindOptions {
    Duration: DurationOptions;
  }
}

/** What the kinds of lengths of time are told. */
export const durationOptions = Type.Object(
  { unit: Type.Optional(Type.Enum(['minute', 'hour', 'day', 'month', 'year'])) },
  { additionalProperties: false },
);

export default kind('Duration', {
  type: 'number',
  options: durationOptions,
  width: 120,
  parse: parseNumberField,
  check: checkNumber,
  filter: 'numberRange',
  export: writeNumber((value, _options, locale) => exportNumber(value, locale)),
  cell: (value) => numberCell(value, '0'),
  examples: [
    { name: 'usual', value: 12 },
    { name: 'one', value: 1 },
    { name: 'days', value: 90, options: { with: { unit: 'day' } } },
    { name: 'none', value: 0 },
    { name: 'empty', value: null },
  ],
});
