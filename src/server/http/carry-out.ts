/** The middle of a call: whether its inputs come in order, whom it is about, whether the record that it edits is still as it was read, and its handler. */
import type { Handler, SignInContext } from '../../define/contract/handler.ts';
import type { AnyOperation } from '../../define/contract/operation.ts';
import { outOfOrder } from '../../rules/fields/in-order.ts';
import { refusedEdit } from '../audit/edit.ts';
import { findSubjects, type SubjectAccount } from '../audit/subject.ts';
import { wrongFields } from '../calls/wrong-fields.ts';
import type { Transaction } from '../db/transaction.ts';

/** An operation that was carried out, and the accounts that it was about as they stood before. */
export interface CarriedOut {
  readonly operation: AnyOperation;
  readonly subjects: Promise<readonly SubjectAccount[] | undefined>;
}

export type Result = Awaited<ReturnType<Handler['run']>>;
/** Its data is JSON already. */
export const isRaw = (result: Result): result is { raw: string } =>
  typeof result === 'object' && result !== null && 'raw' in result && typeof result.raw === 'string';

type Answer = CarriedOut & { readonly result: Result };

interface Within {
  readonly context: SignInContext;
  readonly transaction: Transaction;
  /** Who is signed in. */
  readonly userAccountId: number | undefined;
}

/** A read: nobody is told whom it was about, so nobody looks for it. */
export function read({ operation, run }: Handler, input: unknown, context: SignInContext): ReturnType<Handler['run']> {
  assertInOrder(operation, input, context);
  return run(input as never, context);
}

export async function write({ operation, run }: Handler, input: unknown, within: Within): Promise<Answer> {
  const { context, transaction, userAccountId } = within;
  assertInOrder(operation, input, context);
  // Looked for before the handler: it may delete what it is about, or move it.
  const subjects = findSubjects(transaction, operation, input);
  // Asked for with the entry; of a call that fails nobody waits for it.
  subjects.catch(() => {});
  const overtaken = operation.edits && (await refusedEdit(transaction, { operation, input, subjects, userAccountId }));
  const result = await run(input as never, context);
  if (overtaken) throw overtaken;
  return { operation, subjects, result };
}

function assertInOrder({ order }: AnyOperation, input: unknown, context: SignInContext): void {
  const wrong = order ? outOfOrder(order, input) : [];
  if (wrong.length > 0) throw wrongFields(context, wrong);
}
