/** A time of day without a date ('HH:mm', from 00:00 to 23:59); no time zone ever moves it. */
import { fieldTexts } from '../fields/field-texts.ts';
import { kind } from '../fields/kind.ts';
import { checkForm } from '../fields/value-checks.ts';
import { writeText } from '../format/file-text.ts';
import { exampleTime, isTimeOfDay, parseTimeOfDay, showTimeOfDay, timeOfDayPattern } from '../format/time-of-day.ts';

declare module '../../define/fields/field.ts' {
  interface FieldKinds {
    TimeOfDay: string;
  }
}

export default kind('TimeOfDay', {
  type: 'string',
  definable: { title: 'Time of day', takes: [] },
  // The format of that name asks for seconds and a zone, which a time of day has not; the control of that name is meant.
  widgets: ['time', 'alt-time'],
  means: [{ pattern: timeOfDayPattern }],
  align: 'end',
  width: 96,
  parse(text, _options, locale) {
    if (text.trim() === '') return { value: null };
    const value = parseTimeOfDay(text, locale);
    return value === undefined ? { problem: fieldTexts.timeLike, parameters: { example: exampleTime } } : { value };
  },
  check: checkForm(isTimeOfDay, () => ({ text: fieldTexts.timeLike, parameters: { example: exampleTime } })),
  filter: 'text',
  export: writeText,
  text: (value, _options, locale) => showTimeOfDay(value, locale),
  examples: [
    { name: 'usual', value: '09:30' },
    { name: 'afternoon', value: '17:45' },
    { name: 'midnight', value: '00:00' },
    { name: 'last minute', value: '23:59' },
    { name: 'empty', value: null, options: { help: 'When support is there' } },
    { name: 'read only', value: '08:00', options: { readOnly: true } },
    { name: 'error', value: '08:00', options: { required: true }, error: 'Enter a time, such as 17:30' },
  ],
});
