/** A plain number. */
import { Type } from 'typebox';
import { fieldTexts } from '../fields/field-texts.ts';
import { kind } from '../fields/kind.ts';
import { parseNumberField } from '../fields/parse-number.ts';
import { asParsed } from '../fields/parse-problem.ts';
import type { Problem } from '../fields/problem.ts';
import { checkNumber } from '../fields/value-checks.ts';
import { numberCell } from '../format/file-cell.ts';
import { writeNumber } from '../format/file-text.ts';
import { exportNumber } from '../format/number.ts';

declare module '../../define/fields/field.ts' {
  interface FieldKinds {
    Number: number;
  }
  interface FieldKindOptions {
    Number: NumberOptions;
  }
}

export interface NumberOptions {
  /** People, pieces, days: there is no half of one. */
  readonly whole?: boolean;
}

const options = Type.Object({ whole: Type.Optional(Type.Boolean()) }, { additionalProperties: false });

const wholeProblem = (value: number, told: unknown): Problem | undefined =>
  (told as NumberOptions | undefined)?.whole && !Number.isInteger(value) ? { text: fieldTexts.integer } : undefined;

export default kind('Number', {
  aliases: ['Numeric'],
  type: 'number',
  definable: { title: 'A number', takes: ['range', 'whole'] },
  widgets: ['updown', 'range'],
  means: [{ type: 'number' }, { type: 'integer' }],
  align: 'end',
  width: 112,
  figure: true,
  count: true,
  options,
  parse(text, options, locale) {
    const parsed = parseNumberField(text, options, locale);
    if ('problem' in parsed || parsed.value === null) return parsed;
    const problem = wholeProblem(parsed.value, options.with);
    return problem ? asParsed(problem) : parsed;
  },
  check: (value, rule) => checkNumber(value, rule) ?? wholeProblem(value as number, rule.With),
  filter: 'numberRange',
  export: writeNumber((value, _options, locale) => exportNumber(value, locale)),
  cell: (value) => numberCell(value, '#,##0'),
  examples: [
    { name: 'usual', value: 2431 },
    { name: 'zero', value: 0 },
    { name: 'negative with decimals', value: -12.5 },
    { name: 'very large', value: 9007199254740991 },
    { name: 'people', value: 12, options: { with: { whole: true } } },
    { name: 'very small', value: 0.0000001 },
    { name: 'suggested', value: 25, options: { suggestions: [10, 25, 1000] } },
    { name: 'empty', value: null, options: { help: 'Seats of the subscription', minimum: 1, maximum: 300 } },
    { name: 'read only', value: 40, options: { readOnly: true, reason: 'Set by the contract' } },
    { name: 'error', value: 0, options: { minimum: 1, required: true }, error: 'At least 1' },
  ],
});
