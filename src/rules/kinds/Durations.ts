/** A choice of lengths of time, all counted in the same unit. */
import { kind } from '../fields/kind.ts';
import { checkList, checkNumber } from '../fields/value-checks.ts';
import type { DurationOptions } from '../format/duration.ts';
import { writeList } from '../format/file-text.ts';
import { durationOptions } from './Duration.ts';

declare module '../../define/fields/field.ts' {
  interface FieldKinds {
    Durations: readonly number[];
  }
  interface FieldKindOptions {
    Durations: DurationOptions;
  }
}

export default kind('Durations', {
  type: 'array',
  options: durationOptions,
  width: 180,
  parse(text) {
    const numbers = text.split(/[\s,;]+/).filter(Boolean);
    return { value: numbers.length === 0 ? null : numbers.map(Number) };
  },
  check: checkList(checkNumber),
  export: writeList((values) => values.join(', ')),
  examples: [
    { name: 'usual', value: [1, 12, 36] },
    { name: 'one', value: [12] },
    { name: 'days', value: [30, 90], options: { with: { unit: 'day' } } },
    { name: 'empty', value: null },
  ],
});
