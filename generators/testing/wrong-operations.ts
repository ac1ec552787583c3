/** Wrong operations: what they say of their subjects and tags, and what the check says of it. */
import { Type } from 'typebox';
import { both } from '../../src/define/contract/changes.ts';
import { operation } from '../../src/define/contract/operation.ts';
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
};
