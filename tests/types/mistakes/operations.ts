/** Wrong manifests: capabilities, operations, handlers and jobs. Every line below a mark must not compile. */
// biome-ignore-all format: each wrong manifest stays on the line after its mark
import { Type } from 'typebox';
import { after, anyOf, below, both, can, notBefore, operation, own } from '#define';
import { operationRef } from '../../../src/client/first/operation-ref.ts';
import { type Handler, handler } from '../../../src/define/contract/handler.ts';
import { type Job, job } from '../../../src/define/contract/job.ts';
import { Failure } from '../../../src/server/calls/failure.ts';
import { GetRoles } from '../operations/security.ts';

const In = Type.Object({ id: Type.Integer(), note: Type.Optional(Type.String()) });
const Out = Type.Object({ Name: Type.String() });

// @ts-expect-error unknown object type
can('AUDITLOG', 'Read');
// @ts-expect-error unknown flag
can('AUDIT_LOG', 'Write');
// @ts-expect-error a name is not a need
anyOf('AUDIT_LOG');
// @ts-expect-error no flag
can('AUDIT_LOG');
// @ts-expect-error a list of flags instead of flags
can('AUDIT_LOG', ['Read']);

// @ts-expect-error name without service
operation('GetX', { kind: 'read', subject: { Thing: 'id' }, reads: ['Thing'], needs: 'signedIn', input: In, data: Out, example: { input: { id: 1 }, data: { Name: 'a' } } });
// @ts-expect-error no needs
operation('A/GetX', { kind: 'read', subject: { Thing: 'id' }, reads: ['Thing'], input: In, data: Out, example: { input: { id: 1 }, data: { Name: 'a' } } });
// @ts-expect-error no kind
operation('A/GetX', { subject: { Thing: 'id' }, reads: ['Thing'], needs: 'signedIn', input: In, data: Out, example: { input: { id: 1 }, data: { Name: 'a' } } });
// @ts-expect-error unknown kind
operation('A/GetX', { subject: { Thing: 'id' }, reads: ['Thing'], kind: 'update', needs: 'signedIn', input: In, data: Out, example: { input: { id: 1 }, data: { Name: 'a' } } });
// @ts-expect-error example input of the wrong type
operation('A/GetX', { kind: 'read', subject: { Thing: 'id' }, reads: ['Thing'], needs: 'signedIn', input: In, data: Out, example: { input: { id: '1' }, data: { Name: 'a' } } });
// @ts-expect-error example data lacks a field
operation('A/GetX', { kind: 'read', subject: { Thing: 'id' }, reads: ['Thing'], needs: 'signedIn', input: In, data: Out, example: { input: { id: 1 }, data: {} } });
// @ts-expect-error example input with an unknown field
operation('A/GetX', { kind: 'read', subject: { Thing: 'id' }, reads: ['Thing'], needs: 'signedIn', input: In, data: Out, example: { input: { id: 1, foo: 1 }, data: { Name: 'a' } } });
// @ts-expect-error input is not an object schema
operation('A/GetX', { kind: 'read', subject: 'none', reads: ['Thing'], needs: 'signedIn', input: Type.String(), data: Out, example: { input: 'a', data: { Name: 'a' } } });
// @ts-expect-error error number that the catalogue lacks
operation('A/GetX', { kind: 'read', subject: { Thing: 'id' }, reads: ['Thing'], needs: 'signedIn', errors: ['ERR-99'], input: In, data: Out, example: { input: { id: 1 }, data: { Name: 'a' } } });
// @ts-expect-error error in other letters
operation('A/GetX', { kind: 'read', subject: { Thing: 'id' }, reads: ['Thing'], needs: 'signedIn', errors: ['notfound'], input: In, data: Out, example: { input: { id: 1 }, data: { Name: 'a' } } });
// @ts-expect-error error by its text instead of its code
operation('A/GetX', { kind: 'read', subject: { Thing: 'id' }, reads: ['Thing'], needs: 'signedIn', errors: ['There is no account {accountId}.'], input: In, data: Out, example: { input: { id: 1 }, data: { Name: 'a' } } });
// @ts-expect-error an error of every call
operation('A/GetX', { kind: 'read', subject: { Thing: 'id' }, reads: ['Thing'], needs: 'signedIn', errors: ['signInFirst'], input: In, data: Out, example: { input: { id: 1 }, data: { Name: 'a' } } });
// @ts-expect-error another error of every call
operation('A/GetX', { kind: 'read', subject: { Thing: 'id' }, reads: ['Thing'], needs: 'signedIn', errors: ['notFound', 'wrongValue'], input: In, data: Out, example: { input: { id: 1 }, data: { Name: 'a' } } });
// @ts-expect-error the general error, which every call may end with
operation('A/GetX', { kind: 'read', subject: { Thing: 'id' }, reads: ['Thing'], needs: 'signedIn', errors: ['ERR-01'], input: In, data: Out, example: { input: { id: 1 }, data: { Name: 'a' } } });
// @ts-expect-error one error instead of a list
operation('A/GetX', { kind: 'read', subject: { Thing: 'id' }, reads: ['Thing'], needs: 'signedIn', errors: 'notFound', input: In, data: Out, example: { input: { id: 1 }, data: { Name: 'a' } } });
operation('A/GetX', { kind: 'read', subject: { Thing: 'id' }, reads: ['Thing'], needs: 'signedIn', errors: ['notFound', 'ERR-14'], input: In, data: Out, example: { input: { id: 1 }, data: { Name: 'a' } } });
// @ts-expect-error error code of another form
operation('A/GetX', { kind: 'read', subject: { Thing: 'id' }, reads: ['Thing'], needs: 'signedIn', errors: ['NotFound'], input: In, data: Out, example: { input: { id: 1 }, data: { Name: 'a' } } });
// @ts-expect-error needs as a plain name
operation('A/GetX', { kind: 'read', subject: { Thing: 'id' }, reads: ['Thing'], needs: 'AUDIT_LOG', input: In, data: Out, example: { input: { id: 1 }, data: { Name: 'a' } } });
// @ts-expect-error a write without its audit entry
operation('A/SetX', { kind: 'write', subject: { Thing: 'id' }, changes: ['Thing'], needs: 'signedIn', input: In, data: Out, example: { input: { id: 1 }, data: { Name: 'a' } } });
// @ts-expect-error a read with an audit entry
operation('A/GetX', { kind: 'read', subject: { Thing: 'id' }, reads: ['Thing'], needs: 'signedIn', input: In, data: Out, audit: { event: 'X read' }, example: { input: { id: 1 }, data: { Name: 'a' } } });
operation('A/GetX', { kind: 'read', subject: { Thing: 'id' }, reads: ['Thing'], needs: 'signedIn', input: In, data: Out, auditedLook: { event: 'X looked at' }, example: { input: { id: 1 }, data: { Name: 'a' } } });
// @ts-expect-error a write with the entry of a look
operation('A/SetX', { kind: 'write', subject: { Thing: 'id' }, changes: ['Thing'], needs: 'signedIn', input: In, data: Out, audit: { event: 'X saved' }, auditedLook: { event: 'X looked at' }, example: { input: { id: 1 }, data: { Name: 'a' } } });
operation('A/SetX', { kind: 'write', subject: 'session', changes: [own('Thing')], needs: 'signedIn', input: In, data: Out, audit: { event: 'X saved' }, silent: 'It is seen by its owner alone.', example: { input: { id: 1 }, data: { Name: 'a' } } });
// @ts-expect-error no entry of a write that is about somebody else's thing
operation('A/SetX', { kind: 'write', subject: { Thing: 'id' }, changes: [own('Thing')], needs: 'signedIn', input: In, data: Out, audit: { event: 'X saved' }, silent: 'It is seen by its owner alone.', example: { input: { id: 1 }, data: { Name: 'a' } } });
// @ts-expect-error no entry of a write that others are told of
operation('A/SetX', { kind: 'write', subject: 'session', changes: ['Thing'], needs: 'signedIn', input: In, data: Out, audit: { event: 'X saved' }, silent: 'It is seen by its owner alone.', example: { input: { id: 1 }, data: { Name: 'a' } } });
// @ts-expect-error no entry of a write that those below are told of beside its user
operation('A/SetX', { kind: 'write', subject: 'session', changes: [own('Thing'), below('Thing')], needs: 'signedIn', input: In, data: Out, audit: { event: 'X saved' }, silent: 'It is seen by its owner alone.', example: { input: { id: 1 }, data: { Name: 'a' } } });
// @ts-expect-error no entry without a reason
operation('A/SetX', { kind: 'write', subject: 'session', changes: [own('Thing')], needs: 'signedIn', input: In, data: Out, audit: { event: 'X saved' }, silent: true, example: { input: { id: 1 }, data: { Name: 'a' } } });
// @ts-expect-error a look without its entry
operation('A/GetX', { kind: 'read', subject: 'session', reads: ['Thing'], needs: 'signedIn', input: In, data: Out, auditedLook: { event: 'X looked at' }, silent: 'Nobody cares.', example: { input: { id: 1 }, data: { Name: 'a' } } });
// @ts-expect-error an audit entry without its event
operation('A/SetX', { kind: 'write', subject: { Thing: 'id' }, changes: ['Thing'], needs: 'signedIn', input: In, data: Out, audit: {}, example: { input: { id: 1 }, data: { Name: 'a' } } });

const Span = Type.Object({
  id: Type.Integer(),
  from: Type.Optional(Type.String({ format: 'date' })),
  until: Type.Optional(Type.String({ format: 'date' })),
  hours: Type.Object({ opens: Type.String(), closes: Type.String() }),
  lines: Type.Array(Type.Object({ from: Type.String(), until: Type.String(), count: Type.Integer() })),
});
const spanned = { kind: 'read' as const, subject: 'none' as const, reads: ['Thing'] as const, needs: 'signedIn' as const, input: Span, data: Out, example: { input: { id: 1, hours: { opens: '08:00', closes: '09:00' }, lines: [] }, data: { Name: 'a' } } };
operation('A/GetX', { ...spanned, order: { until: notBefore('from', 'Begin'), 'hours.closes': after('hours.opens', 'Begin'), 'lines[].until': after('lines[].from', 'Begin') } });
// @ts-expect-error order: an input that there is not
operation('A/GetX', { ...spanned, order: { til: notBefore('from', 'Begin') } });
// @ts-expect-error order: after an input that there is not
operation('A/GetX', { ...spanned, order: { until: notBefore('since', 'Begin') } });
// @ts-expect-error order: after itself
operation('A/GetX', { ...spanned, order: { until: notBefore('until', 'Begin') } });
// @ts-expect-error order: a number is no moment
operation('A/GetX', { ...spanned, order: { id: after('from', 'Begin') } });
// @ts-expect-error order: after a number
operation('A/GetX', { ...spanned, order: { until: after('id', 'Begin') } });
// @ts-expect-error order: the object around the moments
operation('A/GetX', { ...spanned, order: { hours: after('from', 'Begin') } });
// @ts-expect-error order: a number of a line
operation('A/GetX', { ...spanned, order: { 'lines[].count': after('lines[].from', 'Begin') } });
// @ts-expect-error order: a name without the word that says how
operation('A/GetX', { ...spanned, order: { until: 'from' } });
// @ts-expect-error order: what people call the one before is not said
operation('A/GetX', { ...spanned, order: { until: notBefore('from') } });

const Ids = Type.Object({
  id: Type.Integer(),
  note: Type.Optional(Type.String()),
  isOwn: Type.Optional(Type.Boolean()),
  inputDto: Type.Optional(Type.Object({ ThingId: Type.Integer(), title: Type.String() })),
  lines: Type.Optional(Type.Array(Type.Object({ ThingId: Type.Integer(), Name: Type.String() }))),
  ids: Type.Optional(Type.Array(Type.Integer())),
  sessionId: Type.Optional(Type.String()),
});
const wroteExample = { input: { id: 1 }, data: { Name: 'a' } };
export const GetX = operation('A/GetX', { kind: 'read', needs: 'signedIn', input: Ids, data: Out, example: wroteExample, subject: { Thing: ['id', 'inputDto.ThingId', 'lines[].ThingId', 'ids', 'sessionId'] }, reads: ['Thing'] });
export const SetX = operation('A/SetX', { kind: 'write', needs: 'signedIn', input: Ids, data: Out, audit: { event: 'X set' }, example: wroteExample, subject: { Thing: 'id', Other: 'inputDto.ThingId' }, changes: ['Thing', below('Thing'), both('Thing'), own('Thing')] });
export const refs = [operationRef<typeof SetX>('A/SetX', { changes: ['Thing', below('Thing'), both('Thing'), own('Thing')] }), operationRef<typeof GetX>('A/GetX', { reads: ['Thing'] })];
// @ts-expect-error no subject
operation('A/GetX', { kind: 'read', needs: 'signedIn', input: Ids, data: Out, example: wroteExample, reads: ['Thing'] });
// @ts-expect-error subject: a word that there is not
operation('A/GetX', { kind: 'read', needs: 'signedIn', input: Ids, data: Out, example: wroteExample, reads: ['Thing'], subject: 'caller' });
// @ts-expect-error subject: an input that there is not
operation('A/GetX', { kind: 'read', needs: 'signedIn', input: Ids, data: Out, example: wroteExample, reads: ['Thing'], subject: { Thing: 'Id' } });
// @ts-expect-error subject: an input that is no id
operation('A/GetX', { kind: 'read', needs: 'signedIn', input: Ids, data: Out, example: wroteExample, reads: ['Thing'], subject: { Thing: 'note' } });
// @ts-expect-error subject: an input that is a yes or no
operation('A/GetX', { kind: 'read', needs: 'signedIn', input: Ids, data: Out, example: wroteExample, reads: ['Thing'], subject: { Thing: 'isOwn' } });
// @ts-expect-error subject: the object around the id
operation('A/GetX', { kind: 'read', needs: 'signedIn', input: Ids, data: Out, example: wroteExample, reads: ['Thing'], subject: { Thing: 'inputDto' } });
// @ts-expect-error subject: a wrong name inside an object
operation('A/GetX', { kind: 'read', needs: 'signedIn', input: Ids, data: Out, example: wroteExample, reads: ['Thing'], subject: { Thing: 'inputDto.Id' } });
// @ts-expect-error subject: a text of an object that is no id
operation('A/GetX', { kind: 'read', needs: 'signedIn', input: Ids, data: Out, example: wroteExample, reads: ['Thing'], subject: { Thing: 'inputDto.title' } });
// @ts-expect-error subject: one of several is wrong
operation('A/GetX', { kind: 'read', needs: 'signedIn', input: Ids, data: Out, example: wroteExample, reads: ['Thing'], subject: { Thing: ['id', 'otherId'] } });
// @ts-expect-error subject: a second kind is wrong
operation('A/GetX', { kind: 'read', needs: 'signedIn', input: Ids, data: Out, example: wroteExample, reads: ['Thing'], subject: { Thing: 'id', Role: 'roleId' } });
// @ts-expect-error subject: none of several
operation('A/GetX', { kind: 'read', needs: 'signedIn', input: Ids, data: Out, example: wroteExample, reads: ['Thing'], subject: { Thing: [] } });
// @ts-expect-error subject: a list of objects is no list of ids
operation('A/GetX', { kind: 'read', needs: 'signedIn', input: Ids, data: Out, example: wroteExample, reads: ['Thing'], subject: { Thing: 'lines' } });
// @ts-expect-error subject: a field of a line that is no id
operation('A/GetX', { kind: 'read', needs: 'signedIn', input: Ids, data: Out, example: wroteExample, reads: ['Thing'], subject: { Thing: 'lines[].Name' } });
// @ts-expect-error subject: of a call that takes nothing
operation('A/GetX', { kind: 'read', needs: 'signedIn', input: Type.Object({}), data: Out, reads: ['Thing'], subject: { Thing: 'id' }, example: { input: {}, data: { Name: 'a' } } });
// @ts-expect-error subject: an id by value
operation('A/GetX', { kind: 'read', needs: 'signedIn', input: Ids, data: Out, example: wroteExample, reads: ['Thing'], subject: { Thing: 1 } });
// @ts-expect-error a read that does not say what it reads
operation('A/GetX', { kind: 'read', needs: 'signedIn', input: Ids, data: Out, example: wroteExample, subject: { Thing: 'id' } });
// @ts-expect-error a read that changes something
operation('A/GetX', { kind: 'read', needs: 'signedIn', input: Ids, data: Out, example: wroteExample, subject: { Thing: 'id' }, reads: ['Thing'], changes: ['Thing'] });
// @ts-expect-error a write that does not say what it changes
operation('A/SetX', { kind: 'write', needs: 'signedIn', input: Ids, data: Out, audit: { event: 'X set' }, example: wroteExample, subject: { Thing: 'id' } });
// @ts-expect-error a write that says what it reads
operation('A/SetX', { kind: 'write', needs: 'signedIn', input: Ids, data: Out, audit: { event: 'X set' }, example: wroteExample, subject: { Thing: 'id' }, changes: ['Thing'], reads: ['Thing'] });
// @ts-expect-error one tag in place of a list
operation('A/SetX', { kind: 'write', needs: 'signedIn', input: Ids, data: Out, audit: { event: 'X set' }, example: wroteExample, subject: { Thing: 'id' }, changes: 'Thing' });
// @ts-expect-error a direction by hand that there is not
operation('A/SetX', { kind: 'write', needs: 'signedIn', input: Ids, data: Out, audit: { event: 'X set' }, example: wroteExample, subject: { Thing: 'id' }, changes: [{ tag: 'Thing', to: 'all' }] });
// @ts-expect-error a direction of two tags
operation('A/SetX', { kind: 'write', needs: 'signedIn', input: Ids, data: Out, audit: { event: 'X set' }, example: wroteExample, subject: { Thing: 'id' }, changes: [below('Thing', 'Other')] });
// @ts-expect-error what is read has no direction
operation('A/GetX', { kind: 'read', needs: 'signedIn', input: Ids, data: Out, example: wroteExample, subject: { Thing: 'id' }, reads: [both('Thing')] });
// @ts-expect-error the audited input stands in the subject
operation('A/SetX', { kind: 'write', needs: 'signedIn', input: Ids, data: Out, audit: { event: 'X set', target: 'id' }, example: wroteExample, subject: { Thing: 'id' }, changes: ['Thing'] });
// @ts-expect-error a name that says other changes than its operation
operationRef<typeof SetX>('A/SetX', { changes: ['Thing'] });
// @ts-expect-error a name that says other tags than its operation reads
operationRef<typeof GetX>('A/GetX', { reads: ['Thing', 'Other'] });

// @ts-expect-error the handler reads an input that the operation lacks
handler(GetRoles, async (input) => [{ roleId: input.companyId, Name: 'a', Users: 0 }]);
// @ts-expect-error the handler's reply lacks a field
handler(GetRoles, async () => [{ roleId: 1, Name: 'a' }]);
// @ts-expect-error the handler answers at once instead of by a promise
handler(GetRoles, () => []);
// @ts-expect-error a raw reply is text
handler(GetRoles, async () => ({ raw: 1 }));
// @ts-expect-error the job reads what its payload lacks
job('mail', { payload: Type.Object({ to: Type.String() }), run: async (payload) => void payload.from });
export const handlers: readonly Handler[] = [
  handler(GetRoles, async (input) => [{ roleId: input.ownerCompanyId, Name: 'a', Users: 0, MayDelete: true }]),
  handler(GetRoles, async () => ({ raw: '[]' })),
];
export const jobs: readonly Job[] = [job('mail', { payload: Type.Object({ to: Type.String() }), run: async (payload) => void payload.to.trim() })];

// @ts-expect-error a failure of an unknown code
new Failure(404, 'noAccount');
// @ts-expect-error a failure that says its text itself
new Failure(404, 'There is no account 7.');
// @ts-expect-error a failure of a status that calls do not answer
new Failure(418, 'notFound', { accountId: 7 });
new Failure(404, 'notFound', { accountId: 7 });
// @ts-expect-error errors: codes with their statuses
operation('A/GetX', { kind: 'read', subject: { Thing: 'id' }, reads: ['Thing'], needs: 'signedIn', errors: { notFound: 404 }, input: In, data: Out, example: { input: { id: 1 }, data: { Name: 'a' } } });
// @ts-expect-error errors: a failure in place of its code
operation('A/GetX', { kind: 'read', subject: { Thing: 'id' }, reads: ['Thing'], needs: 'signedIn', errors: [new Failure(404, 'notFound', { accountId: 7 })], input: In, data: Out, example: { input: { id: 1 }, data: { Name: 'a' } } });
