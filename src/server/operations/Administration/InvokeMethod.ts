/** Invokes a method of the console; its own right, schema, rules and log entry hold as if it had been called by itself. */
import InvokeMethod from '../../../../manifests/operations/Administration/InvokeMethod.ts';
import { signInHandler } from '../../../define/contract/handler.ts';
import { allowedFor, methods } from '../../administration/contract.ts';
import { Failure } from '../../calls/failure.ts';

export default signInHandler(InvokeMethod, async ({ methodName, parameters = {} }, context) => {
  const method = methods.get(methodName);
  if (!method) {
    const allowed = allowedFor(methodName, methods.keys());
    throw new Failure(404, 'unknownMethod', { method: methodName, allowed });
  }
  context.audit({ details: methodName });
  return JSON.stringify(await context.perform(method.operation, parameters));
});
