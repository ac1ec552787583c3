/** Stands in for the server: answers every call from the examples of its operation, as the state of the story wants it. */

import { CallError } from '../../src/client/first/call-error.ts';
import type { Transport } from '../../src/client/first/transport.ts';
import type { AnyOperation } from '../../src/define/contract/operation.ts';
import callErrors from '../../src/rules/errors/calls.ts';
import requestErrors from '../../src/rules/errors/requests.ts';
import type { State } from '../stories/states.ts';
import { emptied } from './emptied.ts';
import { filled } from './filled.ts';
import { lengthened } from './lengthened.ts';

const product = import.meta.glob<AnyOperation>(['../../manifests/operations/*/*.ts', '!**/*.test.ts'], {
  eager: true,
  import: 'default',
});
const fixtures = import.meta.glob<Readonly<Record<string, AnyOperation>>>('../../tests/fixtures/**/operations.ts', {
  eager: true,
});
const operations = new Map(
  [...Object.values(product), ...Object.values(fixtures).flatMap((found) => Object.values(found))].map((operation) => [
    operation.operation,
    operation,
  ]),
);

const requestId = '7f9c24e8-3b12-4c8e-9a41-5d6e0f7a8b9c';
const never = new Promise<never>(() => {});

export interface Calls {
  /** What the state is about; what stands around it, such as a layout or a head, is answered as ever. */
  readonly about: ReadonlySet<string>;
  /** Their answers are lists, with as many rows as were asked for. */
  readonly listed: ReadonlySet<string>;
}

/**
 * @param refused the field at which a write is refused
 * @param changed what is otherwise than in the examples, by operation
 */
export const answering =
  (
    answers: State['answers'],
    { about, listed }: Calls,
    refused?: string,
    changed: Readonly<Record<string, object>> = {},
  ): Transport =>
  async (path, input) => {
    const name = path.split('/').slice(-2).join('/');
    const operation = operations.get(name);
    if (!operation) throw new CallError(`The story calls ${name}, which is no operation`, 404, requestId);
    if (operation.kind === 'write' && answers === 'refusedWrite') throw refusal(refused);
    if (operation.kind === 'write') return operation.example.data;
    const example = listed.has(name) ? filled(operation, input) : operation.example.data;
    const full = changed[name] ? { ...(example as object), ...changed[name] } : example;
    if (answers === 'lengthened') return lengthened(full);
    return about.has(name) ? answer(answers, operation, full) : full;
  };

/** What a server says that finds fault with one field. */
const refusal = (field = ''): CallError =>
  new CallError(requestErrors['ERR-01'], 400, requestId, { [field]: 'This value is taken.' });

function answer(answers: State['answers'], operation: AnyOperation, full: unknown): unknown {
  if (answers === 'nothing') return never;
  if (answers === 'failure') throw new CallError(requestErrors['ERR-01'], 500, requestId);
  if (answers === 'refusal') {
    throw new CallError(callErrors.noRight.replace('{right}', 'AUDIT_LOG Read'), 403, requestId);
  }
  return answers === 'emptied' ? emptied(operation) : full;
}
