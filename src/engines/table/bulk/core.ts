/** One action on many rows: a call for each, or one for all; and what became of every row. */
import type { ActionShape, CallingAction } from '../../../define/shapes.ts';
import { holds } from '../../condition.ts';
import type { Row } from '../../rows.ts';

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
  Object.values(action.action === 'open' ? action.to.params : action.input).some((binding) => 'selected' in binding);

/** Rows that the action fits, and those that it does not. */
export function sorted({ when }: Pick<CallingAction, 'when'>, targets: readonly Target[]) {
  const fits = ({ row }: Target) => holds(when, row);
  return { fitting: targets.filter(fits), others: targets.filter((target) => !fits(target)) };
}

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
      reasons.set(target, await perform(target).then(() => undefined, reasonOf));
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
  const reason = await perform().then(() => undefined, reasonOf);
  const failed = reason === undefined ? [] : targets.map((target) => ({ ...target, reason }));
  return { done: reason === undefined ? targets : [], failed, left: [] } satisfies Outcome;
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
