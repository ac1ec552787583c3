/** The one answer for every control: may this person use it, on this row, and if not, why and who says so. */
import type { Can, Needs } from '../../define/contract/capability.ts';
import type { ActionShape, CallShape, ConditionShape, LockShape } from '../../define/shapes/element-shapes.ts';
import { type Capabilities, meets } from '../../rules/access/capabilities.ts';
import { missingAlternatives } from '../../rules/access/compare-capabilities.ts';
import { valueAt } from '../../rules/path.ts';
import { holds, unmetFields } from '../binding/condition.ts';
import { actionGate, needsOf } from './needs.ts';

/** What a control depends on. */
export interface Gated {
  readonly needs: Needs;
  readonly when?: ConditionShape | undefined;
  /** The field of the row in which the server says whether it may be done; `reason`: why not, where it says no. */
  readonly may?: string | undefined;
  readonly reason?: string | undefined;
  readonly locks?: readonly LockShape[] | undefined;
}

/** A value of the row that does not fit, or that locks. */
export interface Fact {
  readonly field: string;
  readonly value: unknown;
}

export type Reason =
  /** Rights that are not held: one of each group is missing. */
  | { readonly by: 'capability'; readonly missing: readonly (readonly Can[])[] }
  /** Somebody further up decides; undefined when he is out of sight. */
  | { readonly by: 'policy'; readonly text: string; readonly from: string | undefined }
  /** The row is not as it would have to be. */
  | { readonly by: 'state'; readonly text: string | undefined; readonly facts: readonly Fact[] }
  /** Nobody is signed in. */
  | { readonly by: 'session' };

export type Verdict =
  | { readonly state: 'allowed' }
  | { readonly state: 'hidden'; readonly reason: Reason }
  | { readonly state: 'disabled'; readonly reason: Reason };

const allowed: Verdict = { state: 'allowed' };

/** Without a row, what depends on one is not judged. */
export function verdictOf({ needs, when, may, reason, locks = [] }: Gated, held: Capabilities, row?: unknown): Verdict {
  if (!meets(held, needs)) return { state: 'hidden', reason: refused(needs, held) };
  if (row === undefined) return allowed;
  if (!holds(when, row)) {
    const facts = unmetFields(when, row).map((field) => ({ field, value: valueAt(row, field) }));
    return { state: 'hidden', reason: { by: 'state', text: undefined, facts } };
  }
  if (may !== undefined && valueAt(row, may) !== true) return refusal(may, reason, row);
  const lock = locks.find((each) => holds(each.while, row));
  return lock ? { state: 'disabled', reason: locking(lock, row) } : allowed;
}

/** An action in the words of the one question. */
export const gatedAction = (action: ActionShape): Gated => ({
  needs: actionGate(action),
  when: action.when,
  may: action.may,
  reason: action.reason,
  locks: action.locks,
});

/** The same of a record that can be edited. */
export const gatedEdit = (form: CallShape, locks?: readonly LockShape[]): Gated => ({
  needs: needsOf(form.source),
  locks,
});

export const actionVerdict = (action: ActionShape, held: Capabilities, row?: unknown): Verdict =>
  verdictOf(gatedAction(action), held, row);

/** Why the control cannot be used; undefined when it can. */
export const reasonOf = (verdict: Verdict): Reason | undefined =>
  verdict.state === 'allowed' ? undefined : verdict.reason;

function refused(needs: Needs, held: Capabilities): Reason {
  if (held === undefined) return { by: 'session' };
  const missing = missingAlternatives(held, needs).filter((choice) => choice.length > 0);
  // No right would help: the call is about something of the session that is not there.
  return missing.length ? { by: 'capability', missing } : { by: 'state', text: undefined, facts: [] };
}

/** A no is explained where there are words for it; where the server says nothing, the question does not arise. */
function refusal(may: string, text: string | undefined, row: unknown): Verdict {
  const value = valueAt(row, may);
  return text !== undefined && value === false
    ? { state: 'disabled', reason: { by: 'state', text, facts: [] } }
    : { state: 'hidden', reason: { by: 'state', text, facts: text === undefined ? [{ field: may, value }] : [] } };
}

function locking({ reason: text, from }: LockShape, row: unknown): Reason {
  if (from === undefined) return { by: 'state', text, facts: [] };
  const name = valueAt(row, from);
  return { by: 'policy', text, from: typeof name === 'string' && name ? name : undefined };
}
