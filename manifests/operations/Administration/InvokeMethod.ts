/** Invokes a method of the administration console, which is an operation of this service (CALL-149). */
import { Type } from 'typebox';
import { can, operation } from '#define';

export default operation('Administration/InvokeMethod', {
  summary:
    'Carries out the operation of this service with that name, as if it had been called itself; reads are written down as well.',
  kind: 'write',
  subject: 'none',
  changes: [],
  needs: can('ADMINISTRATIVE', 'Execute'),
  errors: ['unknownMethod'],
  audit: { event: 'Administration method invoked' },
  input: Type.Object({
    methodName: Type.String({ minLength: 1, maxLength: 100 }),
    /** The input of the operation. */
    parameters: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
  }),
  /** The answer of the method, as JSON text. */
  data: Type.String(),
  example: { input: { methodName: 'GetMaintenance', parameters: {} }, data: '[]' },
});
