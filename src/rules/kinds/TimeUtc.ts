/** A time of day to the second, in UTC or with its distance from it ('09:30:00Z'), as schemas of the format 'time' want it. */
import { fieldTexts } from '../fields/field-texts.ts';
import { kind } from '../fields/kind.ts';
import { checkForm } from '../fields/value-checks.ts';
import { writeText } from '../format/file-text.ts';
import { exampleTime } from '../format/time-of-day.ts';
import { isTimeUtc, parseTimeUtc, showTimeUtc } from '../format/time-utc.ts';

declare module '../../define/fields/field.ts' {
  interface FieldKinds {
    TimeUtc: string;
  }
}

export default kind('TimeUtc', {
  type: 'string',
  widgets: ['time', 'alt-time'],
  means: [{ format: 'time' }],
  align: 'end',
  width: 128,
  parse(text, _options, locale) {
    if (text.trim() === '') return { value: null };
    const value = parseTimeUtc(text, locale);
    return value === undefined ? { problem: fieldTexts.timeLike, parameters: { example: exampleTime } } : { value };
  },
  check: checkForm(isTimeUtc, () => ({ text: fieldTexts.timeLike, parameters: { example: exampleTime } })),
  filter: 'text',
  export: writeText,
  text: (value, _options, locale) => showTimeUtc(value, locale),
  examples: [
    { name: 'usual', value: '09:30:00Z' },
    { name: 'to the second', value: '17:45:15Z' },
    { name: 'midnight', value: '00:00:00Z' },
    { name: 'away from UTC', value: '06:15:00-03:30' },
    { name: 'empty', value: null, options: { help: 'When the copy begins' } },
    { name: 'read only', value: '08:00:00Z', options: { readOnly: true } },
    { name: 'error', value: '08:00:00Z', options: { required: true }, error: 'Enter a time, such as 17:30' },
  ],
});
