/** Days of the week, as '1-5' (ISO 8601, 1 is Monday); what was written in other words stays as it is. */
import { kind } from '../fields/kind.ts';
import { parseText } from '../fields/parse-text.ts';
import { checkText } from '../fields/value-checks.ts';
import { writeText } from '../format/file-text.ts';
import { parseWeekdays, showWeekdays } from '../format/weekdays.ts';

declare module '../../define/fields/field.ts' {
  interface FieldKinds {
    Weekdays: string;
  }
}

export default kind('Weekdays', {
  type: 'string',
  width: 200,
  parse(text, options, locale) {
    const parsed = parseText(text, options);
    if ('problem' in parsed || parsed.value === null) return parsed;
    return { value: parseWeekdays(parsed.value, locale) ?? parsed.value };
  },
  check: checkText,
  filter: 'text',
  export: writeText,
  text: (value, _options, locale) => showWeekdays(value, locale),
  examples: [
    { name: 'usual', value: '1-5' },
    { name: 'one day', value: '6' },
    { name: 'several', value: '1-3,5,7' },
    { name: 'other words', value: 'Every second Monday' },
    { name: 'empty', value: null, options: { placeholder: 'Mon–Fri' } },
    { name: 'read only', value: '1-5', options: { readOnly: true } },
    { name: 'error', value: '1-5', error: 'Choose at least one day' },
  ],
});
