/** Each keyword of a schema is said in the words of the catalogue, and none leaks a validator's own English. */
import { expect, it } from 'vitest';
import { timeOfDayPattern } from '../format/time-of-day.ts';
import { fieldTexts } from './field-texts.ts';
import { invalidField, problemText } from './problem-text.ts';

const limit = (n: number) => ({ limit: n });

it.each([
  ['required', { missingProperty: 'Name' }, 'This field is required', undefined],
  ['format', { format: 'email' }, 'Enter a valid email address, such as {example}', { example: 'name@example.com' }],
  ['format', { format: 'date' }, 'Enter a date, such as {example}', { example: { day: '2027-12-31' } }],
  [
    'format',
    { format: 'date-time' },
    'Enter a date and a time, such as {example}',
    { example: { instant: '2027-12-31T23:59:00Z' } },
  ],
  ['format', { format: 'time' }, 'Enter a time, such as {example}', { example: { time: '17:30' } }],
  ['format', { format: 'uri' }, 'Enter a web address, such as {example}', { example: 'https://www.example.com' }],
  ['type', { type: 'number' }, 'Numbers only', undefined],
  ['type', { type: 'integer' }, 'Integers only', undefined],
  ['type', { type: 'object' }, 'Invalid format', undefined],
  ['pattern', { pattern: '^[A-Z]+$' }, 'Uppercase letters only', undefined],
  ['pattern', { pattern: '^[A-Z]{2,3}$' }, 'Uppercase letters only', undefined],
  ['pattern', { pattern: '^[^;]*$' }, 'The character {c} is not allowed', { c: ';' }],
  ['pattern', { pattern: '^[^\\\\]+$' }, 'The character {c} is not allowed', { c: '\\' }],
  ['pattern', { pattern: timeOfDayPattern }, 'Enter a time, such as {example}', { example: { time: '17:30' } }],
  ['pattern', { pattern: '^\\d+$' }, 'Invalid format', undefined],
  ['maxLength', limit(60), 'At most {n} characters', { n: 60 }],
  ['minLength', limit(12), 'At least {n} characters', { n: 12 }],
  ['minLength', limit(1), 'This field is required', undefined],
  ['minItems', limit(1), 'Choose at least one value', undefined],
  ['minItems', limit(2), 'At least {n} values', { n: 2 }],
  ['maxItems', limit(4), 'At most {n} values', { n: 4 }],
  ['uniqueItems', { i: 1, j: 0 }, 'Each value only once', undefined],
  ['minimum', limit(1), 'At least {n}', { n: 1 }],
  ['maximum', limit(200), 'At most {n}', { n: 200 }],
  ['exclusiveMinimum', limit(0), 'More than {n}', { n: 0 }],
  ['exclusiveMaximum', limit(100), 'Less than {n}', { n: 100 }],
  ['multipleOf', { multipleOf: 0.01 }, 'Multiples of {n} only', { n: 0.01 }],
  ['enum', { allowedValues: ['audit', 'user'] }, 'Allowed are {allowed}', { allowed: 'audit, user' }],
  ['const', { allowedValue: true }, 'Allowed are {allowed}', { allowed: 'true' }],
  ['anyOf', {}, 'Invalid format', undefined],
])('says %s %j as "%s"', (keyword, params, text, parameters) => {
  expect(problemText({ keyword, params })).toEqual(parameters ? { text, parameters } : { text });
  expect(Object.values(fieldTexts)).toContain(text);
});

it('says a length that may be neither less nor more as one', () => {
  const parentSchema = { minLength: 6, maxLength: 6 };
  for (const keyword of ['minLength', 'maxLength']) {
    expect(problemText({ keyword, params: limit(6), parentSchema })).toEqual({
      text: 'Exactly {n} characters',
      parameters: { n: 6 },
    });
  }
});

it.each([
  ['/filter/0', {}, 'filter.0'],
  ['', { missingProperty: 'accountId' }, 'accountId'],
  ['/values', { missingProperty: 'Name' }, 'values.Name'],
  ['', {}, undefined],
])('finds the field of a fault at "%s"', (instancePath, params, field) => {
  expect(invalidField({ keyword: 'required', instancePath, params })).toBe(field);
});
