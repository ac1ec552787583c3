/** What is remembered of one waiting sign-in while its screens change: the way that was chosen, the tries, the codes sent. */
import type { PendingMethod, PendingSignIn } from '../../../client/first/pending-sign-in.ts';

/** Id of a method, or one of the codes that were kept for the day on which none is at hand. */
export type FactorChoice = number | 'recovery';

export interface FactorState {
  choice: FactorChoice;
  wrong: number;
  /** Of each e-mail method, when its last code was sent. */
  readonly sent: Map<number, number>;
}

const states = new WeakMap<PendingSignIn, FactorState>();

export function factorState(pending: PendingSignIn): FactorState {
  const state = states.get(pending) ?? { choice: firstChoice(pending.methods), wrong: 0, sent: new Map() };
  states.set(pending, state);
  return state;
}

/** The primary method, or the first of the list (AUTH-06, AUTH-07). */
export function firstChoice(methods: readonly PendingMethod[]): FactorChoice {
  const method = methods.find(({ IsPrimary }) => IsPrimary) ?? methods[0];
  return method?.Id ?? 'recovery';
}
