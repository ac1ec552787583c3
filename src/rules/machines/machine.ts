/** The common form of what goes from state to state: a table of steps, which buttons and the server ask alike. */

export interface Step<State extends string> {
  /** The states in which it may be taken. */
  readonly from: readonly State[];
  /** Absent: with it the thing itself is gone. */
  readonly to?: State;
}

export interface Machine<State extends string = string, Name extends string = string> {
  readonly states: readonly State[];
  /** In which each begins. */
  readonly first: State;
  readonly steps: Readonly<Record<Name, Step<State>>>;
}

export const machine = <const State extends string, const Steps extends Readonly<Record<string, Step<State>>>>(
  states: readonly State[],
  first: NoInfer<State>,
  steps: Steps,
): { readonly states: readonly State[]; readonly first: State; readonly steps: Steps } => ({ states, first, steps });

export const mayTake = <State extends string>({ from }: Step<State>, state: State): boolean => from.includes(state);

/** Nothing leads out of it. */
export const isFinal = <State extends string>({ steps }: Machine<State>, state: State): boolean =>
  !Object.values<Step<State>>(steps).some((step) => mayTake(step, state));
