/** A read call made by the server itself in somebody's name: the same checks as over HTTP, and his handler context. */
import Schema from 'typebox/schema';
import Value from 'typebox/value';
import type { Needs } from '../../define/contract/capability.ts';
import type { CallContext, Handler } from '../../define/contract/handler.ts';
import type { AnyOperation } from '../../define/contract/operation.ts';
import type { Capabilities } from '../../rules/access/capabilities.ts';
import { meets, missingCapabilities } from '../../rules/access/capabilities.ts';
import { invalidField, problemText, type SchemaError } from '../../rules/fields/problem-text.ts';
import { Failure } from './failure.ts';

export type Handlers = ReadonlyMap<string, Handler>;

/** @throws 403 naming the right that is missing. */
export function assertMeets(held: Capabilities, needs: Needs): void {
  if (meets(held, needs)) return;
  const right = missingCapabilities(held, needs)
    .map(({ can, flags }) => `${can} ${flags.join(', ')}`)
    .join(' / ');
  throw new Failure(403, 'noRight', { right });
}

/** @throws as the call itself would: 404 for an unknown operation, 403 without its right, 400 for a wrong input. */
export async function readAsUser(
  handlers: Handlers,
  name: string,
  input: unknown,
  context: CallContext,
): Promise<unknown> {
  const handler = handlers.get(name);
  if (handler?.operation.kind !== 'read' || handler.signsIn)
    throw new Failure(404, 'unknownOperation', { operation: name.slice(0, 100) });
  const { operation } = handler;
  assertMeets(context.session.user.Capability, operation.needs);
  const answer = await handler.run(cleanedInput(context, operation, input) as never, context);
  const isRaw = typeof answer === 'object' && answer !== null && 'raw' in answer;
  return isRaw ? JSON.parse(String(answer.raw)) : answer;
}

/** The input without what the schema does not name, as it reaches a handler over HTTP. @param prefix stands before field names. @throws 400 naming the first fault. */
export function cleanedInput(context: CallContext, { input: schema }: AnyOperation, input: unknown, prefix = '') {
  const cleaned = Value.Clean(schema, structuredClone(input));
  const [fits, faults] = Schema.Errors(schema as never, cleaned);
  if (!fits) throw wrongInput(context, faults as unknown as Fault[], prefix);
  return cleaned as Readonly<Record<string, unknown>>;
}

interface Fault extends SchemaError {
  readonly instancePath: string;
}

function wrongInput(context: CallContext, [fault]: readonly Fault[], prefix: string): Failure {
  // TypeBox names all missing properties in one fault, Ajv each in its own.
  const [absent] = (fault?.params['requiredProperties'] as readonly string[] | undefined) ?? [];
  const one = { keyword: '', instancePath: '', ...fault, params: { ...fault?.params, missingProperty: absent } };
  const { text, parameters } = problemText(one);
  const field = prefix + (invalidField(one) ?? 'body');
  return new Failure(400, 'wrongValue', { field, problem: context.text(text, parameters) });
}
