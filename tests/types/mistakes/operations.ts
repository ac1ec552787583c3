/** Wrong manifests: capabilities, operations, handlers and jobs. Every line below a mark must not compile. */
// biome-ignore-all format: each wrong manifest stays on the line after its mark
import { Type } from 'typebox';
import { anyOf, can, operation } from '#define';
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
operation('GetX', { kind: 'read', needs: 'signedIn', input: In, data: Out, example: { input: { id: 1 }, data: { Name: 'a' } } });
// @ts-expect-error no needs
operation('A/GetX', { kind: 'read', input: In, data: Out, example: { input: { id: 1 }, data: { Name: 'a' } } });
// @ts-expect-error no kind
operation('A/GetX', { needs: 'signedIn', input: In, data: Out, example: { input: { id: 1 }, data: { Name: 'a' } } });
// @ts-expect-error unknown kind
operation('A/GetX', { kind: 'update', needs: 'signedIn', input: In, data: Out, example: { input: { id: 1 }, data: { Name: 'a' } } });
// @ts-expect-error example input of the wrong type
operation('A/GetX', { kind: 'read', needs: 'signedIn', input: In, data: Out, example: { input: { id: '1' }, data: { Name: 'a' } } });
// @ts-expect-error example data lacks a field
operation('A/GetX', { kind: 'read', needs: 'signedIn', input: In, data: Out, example: { input: { id: 1 }, data: {} } });
// @ts-expect-error example input with an unknown field
operation('A/GetX', { kind: 'read', needs: 'signedIn', input: In, data: Out, example: { input: { id: 1, foo: 1 }, data: { Name: 'a' } } });
// @ts-expect-error input is not an object schema
operation('A/GetX', { kind: 'read', needs: 'signedIn', input: Type.String(), data: Out, example: { input: 'a', data: { Name: 'a' } } });
// @ts-expect-error error number that the catalogue lacks
operation('A/GetX', { kind: 'read', needs: 'signedIn', errors: ['ERR-99'], input: In, data: Out, example: { input: { id: 1 }, data: { Name: 'a' } } });
// @ts-expect-error error in other letters
operation('A/GetX', { kind: 'read', needs: 'signedIn', errors: ['notfound'], input: In, data: Out, example: { input: { id: 1 }, data: { Name: 'a' } } });
// @ts-expect-error error by its text instead of its code
operation('A/GetX', { kind: 'read', needs: 'signedIn', errors: ['There is no account {accountId}.'], input: In, data: Out, example: { input: { id: 1 }, data: { Name: 'a' } } });
// @ts-expect-error an error of every call
operation('A/GetX', { kind: 'read', needs: 'signedIn', errors: ['signInFirst'], input: In, data: Out, example: { input: { id: 1 }, data: { Name: 'a' } } });
// @ts-expect-error another error of every call
operation('A/GetX', { kind: 'read', needs: 'signedIn', errors: ['notFound', 'wrongValue'], input: In, data: Out, example: { input: { id: 1 }, data: { Name: 'a' } } });
// @ts-expect-error the general error, which every call may end with
operation('A/GetX', { kind: 'read', needs: 'signedIn', errors: ['ERR-01'], input: In, data: Out, example: { input: { id: 1 }, data: { Name: 'a' } } });
// @ts-expect-error one error instead of a list
operation('A/GetX', { kind: 'read', needs: 'signedIn', errors: 'notFound', input: In, data: Out, example: { input: { id: 1 }, data: { Name: 'a' } } });
operation('A/GetX', { kind: 'read', needs: 'signedIn', errors: ['notFound', 'ERR-14'], input: In, data: Out, example: { input: { id: 1 }, data: { Name: 'a' } } });
// @ts-expect-error error code of another form
operation('A/GetX', { kind: 'read', needs: 'signedIn', errors: ['NotFound'], input: In, data: Out, example: { input: { id: 1 }, data: { Name: 'a' } } });
// @ts-expect-error needs as a plain name
operation('A/GetX', { kind: 'read', needs: 'AUDIT_LOG', input: In, data: Out, example: { input: { id: 1 }, data: { Name: 'a' } } });
// @ts-expect-error a write without its audit entry
operation('A/SetX', { kind: 'write', needs: 'signedIn', input: In, data: Out, example: { input: { id: 1 }, data: { Name: 'a' } } });
// @ts-expect-error a read with an audit entry
operation('A/GetX', { kind: 'read', needs: 'signedIn', input: In, data: Out, audit: { event: 'X read' }, example: { input: { id: 1 }, data: { Name: 'a' } } });
// @ts-expect-error an audit entry without its event
operation('A/SetX', { kind: 'write', needs: 'signedIn', input: In, data: Out, audit: { target: 'id' }, example: { input: { id: 1 }, data: { Name: 'a' } } });
// @ts-expect-error audit: the target is not an input
operation('A/SetX', { kind: 'write', needs: 'signedIn', input: In, data: Out, audit: { event: 'X set', target: 'Id' }, example: { input: { id: 1 }, data: { Name: 'a' } } });
// @ts-expect-error audit: the target is not an integer
operation('A/SetX', { kind: 'write', needs: 'signedIn', input: In, data: Out, audit: { event: 'X set', target: 'note' }, example: { input: { id: 1 }, data: { Name: 'a' } } });
operation('A/SetX', { kind: 'write', needs: 'signedIn', input: In, data: Out, audit: { event: 'X set', target: 'id' }, example: { input: { id: 1 }, data: { Name: 'a' } } });

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
  handler(GetRoles, async (input) => [{ roleId: input.ownerCompanyId, Name: 'a', Users: 0 }]),
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
