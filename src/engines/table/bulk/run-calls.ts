/** One action on many rows: a call for each, or one for all; and what became of every row. */
import type { ActionShape, CallingAction } from '../../../define/shapes/element-shapes.ts';
import { type Reason, reasonOf, verdictOf } from '../../access/verdict.ts';
import type { Row } from '../../binding/answer-rows.ts';

/** A row with the id that tells it apart. */
export interface Target {
  readonly id: string;
  readonly row: Row;
}

export interface Failure extends Target {
  /** In the person's language. */
  readonly reason: string;
}

export interface Outcome {
  readonly done: readonly Target[];
  readonly failed: readonly Failure[];
  /** Not tried any more, because somebody stopped it. */
  readonly left: readonly Target[];
}

/** The call takes a list of all of them. */
export const takesAll = (action: ActionShape): boolean =>
  action.action !== 'show' &&
  Object.values(action.action === 'link' ? action.to.params : action.input).some((binding) => 'selected' in binding);

/** Rows that the action fits, and the others, each with why not. */
export function sorted(
  { when, may, reason, locks }: Pick<CallingAction, 'when' | 'may' | 'reason' | 'locks'>,
  targets: readonly Target[],
  tell: (reason: Reason) => string,
): { readonly fitting: readonly Target[]; readonly unfit: readonly Failure[] } {
  // Whether the person may do it at all is asked before anything is selected.
  const judged = targets.map((target) => ({
    target,
    reason: reasonOf(verdictOf({ needs: 'anyone', when, may, reason, locks }, undefined, target.row)),
  }));
  return {
    fitting: judged.flatMap(({ target, reason }) => (reason ? [] : [target])),
    unfit: judged.flatMap(({ target, reason }) => (reason ? [{ ...target, reason: tell(reason) }] : [])),
  };
}

export interface ReasonGroup {
  readonly reason: string;
  /** It was called for them, and refused. */
  readonly tried: boolean;
  readonly targets: readonly Target[];
}

/** Rows of one reason together, in the order of their first one. */
export const byReason = (failures: readonly Failure[], tried: boolean): readonly ReasonGroup[] =>
  [...new Set(failures.map(({ reason }) => reason))].map((reason) => ({
    ...{ reason, tried },
    targets: failures.filter((each) => each.reason === reason),
  }));

export interface Running {
  readonly targets: readonly Target[];
  /** Rejects with an Error whose message is the reason. */
  readonly perform: (target: Target) => Promise<void>;
  readonly atOnce: number;
  readonly signal: AbortSignal;
  readonly onProgress: (finished: number) => void;
}

/** Never rejects: what fails is named. Outcomes stand in the order of the rows. */
export async function runEach({ targets, perform, atOnce, signal, onProgress }: Running): Promise<Outcome> {
  const reasons = new Map<Target, string | undefined>();
  let next = 0;
  const worker = async (): Promise<void> => {
    while (!signal.aborted) {
      const target = targets[next++];
      if (!target) return;
      reasons.set(target, await perform(target).then(() => undefined, messageOf));
      onProgress(reasons.size);
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, targets.length) }, worker));
  return {
    done: targets.filter((target) => reasons.has(target) && reasons.get(target) === undefined),
    failed: targets.flatMap((target) => {
      const reason = reasons.get(target);
      return reason === undefined ? [] : [{ ...target, reason }];
    }),
    left: targets.filter((target) => !reasons.has(target)),
  };
}

/** One call: all or none. */
export async function runTogether({ targets, perform }: { targets: readonly Target[]; perform: () => Promise<void> }) {
  const reason = await perform().then(() => undefined, messageOf);
  const failed = reason === undefined ? [] : targets.map((target) => ({ ...target, reason }));
  return { done: reason === undefined ? targets : [], failed, left: [] } satisfies Outcome;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
