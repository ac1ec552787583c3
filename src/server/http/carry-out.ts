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

type Answer = CarriedOut & { readonly result: Awaited<ReturnType<Handler['run']>> };

interface Within {
  readonly context: SignInContext;
  readonly transaction: Transaction;
  /** Who is signed in. */
  readonly userAccountId: number | undefined;
}

export async function carryOut({ operation, run }: Handler, input: unknown, within: Within): Promise<Answer> {
  const { context, transaction, userAccountId } = within;
  const wrong = operation.order ? outOfOrder(operation.order, input) : [];
  if (wrong.length > 0) throw wrongFields(context, wrong);
  // Looked for before the handler: it may delete what it is about, or move it.
  const subjects = operation.kind === 'write' ? findSubjects(transaction, operation, input) : none;
  // Asked for with the entry; of a call that fails nobody waits for it.
  subjects.catch(() => {});
  const overtaken = operation.edits && (await refusedEdit(transaction, { operation, input, subjects, userAccountId }));
  const result = await run(input as never, context);
  if (overtaken) throw overtaken;
  return { operation, subjects, result };
}

const none = Promise.resolve(undefined);
