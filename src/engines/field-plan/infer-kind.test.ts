/** What schemas mean: the kind that a column or a field has when its manifest names none. */
import { expect, it } from 'vitest';
import { inferKind, kindOfChoices } from './infer-kind.ts';

it.each([
  ['Name', { type: 'string' }, 'Text'],
  ['Order.State', { type: 'string', enum: ['A'] }, 'Status'],
  ['status', { enum: ['A'] }, 'Combobox'],
  ['IsUtc', { type: 'boolean' }, 'Checkbox'],
  ['Count', { type: 'integer' }, 'Number'],
  ['Value', { type: 'number' }, 'Number'],
  ['TimeUtc', { type: 'string' }, 'DateTimeUtc'],
  ['TimeUtc', undefined, 'DateTimeUtc'],
  ['From', { type: 'string', format: 'date-time' }, 'DateTimeUtc'],
  ['DayUtc', { type: 'string', format: 'date' }, 'Date'],
  ['Opens', { type: 'string', pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' }, 'TimeOfDay'],
  ['Copied', { type: 'string', format: 'time' }, 'TimeUtc'],
  ['Code', { type: 'string', pattern: '^[0-9]$' }, 'Text'],
  ['To', { type: 'string', format: 'email' }, 'Email'],
  ['Code', { type: 'string', format: 'password' }, 'Password'],
  ['Address', { type: 'string', format: 'uri' }, 'Url'],
  ['Words', { type: 'array', items: { type: 'string' } }, 'Tags'],
  ['States', { type: 'array', items: { type: 'string', enum: ['A'] } }, 'MultiCombobox'],
  ['Lines', { type: 'array', items: { type: 'object' } }, 'ReadOnly'],
  ['Values', { type: 'object' }, 'ReadOnly'],
  ['Unknown', undefined, 'Text'],
])('%s %j is %s', (path, schema, kind) => expect(inferKind(path, schema)).toBe(kind));

it('one or several of a list', () => expect([false, true].map(kindOfChoices)).toEqual(['Combobox', 'MultiCombobox']));
