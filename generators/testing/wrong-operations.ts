/** Wrong operations: what they say of their subjects and tags, and what the check says of it. */
import { Type } from 'typebox';
import { form } from '../../src/define/blocks/form.ts';
import { both, own } from '../../src/define/contract/changes.ts';
import { operation } from '../../src/define/contract/operation.ts';
import { notBefore } from '../../src/define/contract/order.ts';
import { screen } from '../../src/define/screen.ts';
import { type Cases, product } from './product.ts';

const read = {
  kind: 'read',
  needs: 'signedIn',
  input: Type.Object({ thingId: Type.Integer() }),
  data: Type.Null(),
  example: { input: { thingId: 1 }, data: null },
} as const;
const write = { ...read, kind: 'write', audit: { event: 'Thing saved' } } as const;
const about = { Thing: 'thingId' } as const;

const Get = operation('Test/Get', { ...read, subject: about, reads: ['Thing'] });
const Save = operation('Test/Save', { ...write, subject: about, changes: ['Thing'] });

const of = (...operations: readonly (typeof Get | typeof Save)[]) =>
  product({
    operations: Object.fromEntries(
      operations.map((each) => [`manifests/operations/${each.operation}.ts`, each]),
    ) as never,
  });
const other = (subject: object | string, more: object = {}) =>
  ({ ...Get, operation: 'Test/Other', subject, ...more }) as unknown as typeof Get;
const changing = (...changes: readonly unknown[]) => ({ ...Save, changes }) as unknown as typeof Save;
const reading = (...reads: readonly string[]) => ({ ...Get, reads }) as unknown as typeof Get;

const spanned = (order: object, until?: string, from?: string) => {
  const moment = (format?: string) => Type.Optional(Type.String(format ? { format } : {}));
  const days = { until: moment(until), from: moment(from) };
  return other('none', { order, input: Type.Object({ ...days, lines: Type.Array(Type.Object(days)) }) });
};
const day = Type.Optional(Type.String({ format: 'date' }));
const Span = operation('Test/Span', {
  ...write,
  subject: 'none',
  changes: ['Thing'],
  order: { until: notBefore('from', 'From') },
  input: Type.Object({ from: day, until: day }),
  example: { input: {}, data: null },
});
const why = 'It is seen by its owner alone.';
const silent = (more: object) =>
  ({
    ...Save,
    subject: 'session',
    changes: [own('Thing')],
    silent: why,
    ...more,
  }) as unknown as typeof Save;

export const wrongOperations: Cases = {
  subjects: [
    [of(other({ Thign: 'thingId' })), 'Did you mean "Thing"?'],
    [of(other({ thing: 'thingId' })), 'Did you mean "Thing"?'],
    [of(other({ Invoice: 'thingId' })), "subject: { name: 'Invoice', … } in src/server/db/tables."],
    [of(other({ Thing: 'thingId', Invoice: 'thingId' })), 'is about a "Invoice", which no table keeps'],
  ],
  'subject-inputs': [
    [of(other({ Thing: 'thingId', Role: 'thingId' })), 'The input "thingId" of Test/Other names Thing and Role.'],
    [of(Get, other('none')), "Write subject: { Thing: 'thingId' }."],
    [of(Get, other('session')), 'The input "thingId" names a Thing in other calls, and Test/Other does not say so.'],
  ],
  tags: [
    [of(Get, changing('Thing', 'Tihng')), 'Test/Save changes "Tihng", which no call reads'],
    [of(Get, changing('Thing', both('thing'))), 'Did you mean "Thing"?'],
    [of(reading('Thing', 'Thigns'), Save), 'Did you mean "Thing"?'],
    [of(reading('Thing', 'Invoice'), Save), 'reads "Invoice", which no call changes'],
    [of(reading('Thing', 'AuditEntri'), Save), 'Did you mean "AuditEntry"?'],
    [of(Get), 'reads "Thing", which no call changes'],
    [of(reading('AuditEntry'), Save), 'changes "Thing", which no call reads'],
  ],
  order: [
    [
      of(spanned({ until: { after: 'from', title: 'From' } }, 'date', 'date-time')),
      '"until" of Test/Other is a day, and "from" is not',
    ],
    [
      of(spanned({ until: { notBefore: 'from', title: 'From' } }, undefined, 'date')),
      '"until" of Test/Other is no day, instant',
    ],
    [
      of(spanned({ 'lines[].until': { after: 'from', title: 'From' } }, 'date', 'date')),
      'do not stand in the same list',
    ],
    [
      product({
        operations: { 'manifests/operations/Test/Span.ts': Span } as never,
        screen: screen('/a', {
          title: 'A',
          body: form(Span, {}, { fields: [{ field: 'from', title: 'Begin' }, 'until'] }),
        }),
      }),
      '"from" of Test/Span is called "From" when the server refuses what lies before it, and "Begin" where',
    ],
  ],
  'silent-writes': [
    [of(silent({ subject: about })), "Test/Save leaves no audit entry, but its subject is not 'session'"],
    [of(silent({ changes: ['Thing'] })), `but tells others of "Thing". Write own('Thing')`],
    [of(silent({ silent: 'Own' })), 'does not say in a sentence why'],
  ],
};
