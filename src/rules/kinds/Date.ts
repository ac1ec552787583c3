/** A day without a time ('YYYY-MM-DD'); no time zone ever moves it. */
import { fieldTexts } from '../fields/field-texts.ts';
import { kind } from '../fields/kind.ts';
import { checkDay } from '../fields/value-checks.ts';
import { exampleDay, showDay } from '../format/day.ts';
import { dayCell } from '../format/file-cell.ts';
import { writeText } from '../format/file-text.ts';
import { parseDay } from '../format/parse-day.ts';

declare module '../../define/fields/field.ts' {
  interface FieldKinds {
    Date: string;
  }
}

/** What stands there is no day: people are shown one in their own form. */
const unreadDay = () => ({ problem: fieldTexts.dateLike, parameters: { example: exampleDay } });

export default kind('Date', {
  type: 'string',
  definable: { title: 'Day', takes: [] },
  widgets: ['date', 'alt-date'],
  means: [{ format: 'date' }],
  align: 'end',
  width: 120,
  beside: 0,
  parse(text, _options, locale) {
    if (text.trim() === '') return { value: null };
    const value = parseDay(text, locale);
    return value === undefined ? unreadDay() : { value };
  },
  check: checkDay,
  filter: 'dateRange',
  export: writeText,
  cell: dayCell,
  text: (value, _options, locale) => showDay(value, locale),
  examples: [
    { name: 'usual', value: '2027-02-01' },
    { name: 'leap day', value: '2024-02-29' },
    { name: 'first day', value: '1970-01-01' },
    { name: 'far away', value: '9999-12-31' },
    { name: 'empty', value: null, options: { help: 'The last day of the contract' } },
    { name: 'read only', value: '2020-09-02', options: { readOnly: true } },
    { name: 'error', value: '2020-01-01', options: { required: true }, error: 'Choose a day that is still to come' },
  ],
});
