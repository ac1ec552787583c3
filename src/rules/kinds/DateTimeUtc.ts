/** An instant, in UTC. */
import { Type } from 'typebox';
import { kind } from '../fields/kind.ts';
import { checkInstant } from '../fields/value-checks.ts';
import { instantCell } from '../format/file-cell.ts';
import { writeText } from '../format/file-text.ts';
import { type InstantOptions, parseInstantField, showInstant } from '../format/instant-text.ts';
import day from './Date.ts';

declare module '../../define/fields/field.ts' {
  interface FieldKinds {
    DateTimeUtc: string;
  }
  interface FieldKindOptions {
    DateTimeUtc: InstantOptions;
  }
}

const options = Type.Object({ without: Type.Optional(Type.Literal('now')) }, { additionalProperties: false });

export default kind('DateTimeUtc', {
  aliases: ['DateTime'],
  type: 'string',
  definable: { title: 'Day and time', takes: [] },
  widgets: ['date-time', 'alt-datetime'],
  options,
  means: [{ format: 'date-time' }, { name: /Utc$/ }],
  align: 'end',
  width: 208,
  beside: 0,
  parse: parseInstantField,
  check: checkInstant,
  filter: 'dateRange',
  // A list is narrowed by days, however exact its instants are.
  narrowedAs: day.kind,
  export: writeText,
  cell: instantCell,
  instant: true,
  text: (value, _options, locale) => showInstant(value, locale),
  examples: [
    { name: 'usual', value: '2026-11-21T08:55:00Z' },
    { name: 'midnight', value: '2027-02-01T00:00:00Z' },
    { name: 'to the millisecond', value: '2026-11-21T08:55:12.345Z' },
    { name: 'last minute of a year', value: '2026-12-31T23:59:59Z' },
    { name: 'empty', value: null },
    { name: 'now', value: null, options: { with: { without: 'now' } } },
    { name: 'later', value: '2099-02-01T00:00:00Z', options: { with: { without: 'now' } } },
    { name: 'read only', value: '2026-11-21T08:55:00Z', options: { readOnly: true } },
    { name: 'error', value: '2020-01-01T00:00:00Z', error: 'Choose a time that is still to come' },
  ],
});
