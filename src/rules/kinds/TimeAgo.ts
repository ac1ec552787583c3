/** An instant that people are told by how long ago it was; files hold the instant itself. */
import { Type } from 'typebox';
import { kind } from '../fields/kind.ts';
import { checkInstant } from '../fields/value-checks.ts';
import { instantCell } from '../format/file-cell.ts';
import { writeText } from '../format/file-text.ts';
import { parseInstantField } from '../format/instant-text.ts';
import day from './Date.ts';

declare module '../../define/fields/field.ts' {
  interface FieldKinds {
    TimeAgo: string;
  }
  interface FieldKindOptions {
    TimeAgo: TimeAgoOptions;
  }
}

export interface TimeAgoOptions {
  /** What is as many hours old or older stands out: somebody has waited too long. */
  readonly lateAfter?: number;
}
const options = Type.Object({ lateAfter: Type.Optional(Type.Number({ minimum: 0 })) }, { additionalProperties: false });

export default kind('TimeAgo', {
  type: 'string',
  options,
  align: 'end',
  width: 120,
  parse: parseInstantField,
  check: checkInstant,
  filter: 'dateRange',
  narrowedAs: day.kind,
  export: writeText,
  cell: instantCell,
  instant: true,
  examples: [
    { name: 'long ago', value: '1999-12-31T23:59:59Z' },
    { name: 'some years ago', value: '2020-09-02T08:15:00Z' },
    { name: 'waited too long', value: '2020-09-02T08:15:00Z', options: { with: { lateAfter: 24 } } },
    { name: 'still to come', value: '2099-01-01T00:00:00Z' },
    { name: 'empty', value: null },
  ],
});
