/** Sends the changed rows and finds out row by row what became of them. */
import { call } from '../../../client/first/call.ts';
import { CallError, isUnanswered, isUnexplained } from '../../../client/first/call-error.ts';
import type { Source } from '../../../define/contract/operation.ts';
import type { BindingValues } from '../../binding/resolve.ts';
import type { Values } from '../../binding/schema.ts';
import type { RowDraft } from './drafts.ts';
import type { EditPlan } from './edit-plan.ts';
import { failuresIn, faultsIn, type Sending, sendings } from './save-input.ts';

export interface Outcome {
  readonly saved: ReadonlySet<string>;
  /** What the server said, by row. */
  readonly failures: ReadonlyMap<string, string>;
  /** Among them those that somebody else has changed meanwhile. */
  readonly overtaken: ReadonlySet<string>;
}

/** So many calls are under way at once when each row is a call of its own. */
const atOnce = 4;

/** Without an answer that is said too: who has no connection can do something about it. */
function whyNot(error: unknown, unexplained: string | undefined): string {
  const said = error instanceof Error ? error.message : String(error);
  if (unexplained === undefined || !(error instanceof CallError && isUnexplained(error))) return said;
  return isUnanswered(error) ? `${unexplained} ${said}` : unexplained;
}

/** @param unexplained said where the server gives no reason. */
export async function saveDrafts(
  plan: EditPlan,
  drafts: readonly (readonly [string, RowDraft])[],
  scope: BindingValues,
  unexplained?: string,
): Promise<Outcome> {
  const saved = new Set<string>();
  const failures = new Map<string, string>();
  const overtaken = new Set<string>();
  const source = plan.shape.source as unknown as Source<Values, unknown>;
  const send = async ({ input, ids }: Sending) => {
    try {
      const data = await call(source, input, { quiet: true });
      const failed = failuresIn(plan, drafts, data);
      for (const [id, message] of failed) failures.set(id, message);
      for (const id of ids) if (!failed.has(id)) saved.add(id);
    } catch (error) {
      const message = whyNot(error, unexplained);
      const faults = faultsIn(plan, ids, error instanceof CallError ? error.fields : {});
      for (const id of ids) failures.set(id, faults.get(id) ?? message);
      if (error instanceof CallError && error.changed) for (const id of ids) overtaken.add(id);
    }
  };
  const queue: Sending[] = [];
  try {
    queue.push(...sendings(plan, drafts, scope));
  } catch (error) {
    // A value is missing that the call cannot do without.
    for (const [id] of drafts) failures.set(id, String(error));
  }
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) await send(next);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return { saved, failures, overtaken };
}
