/** What can be done on the page right now: blocks say it here, for the command palette and the keys. */
import { useEffect, useRef } from 'react';
import { createStore } from '../../client/first/store.ts';
import type { ActionShape } from '../../define/shapes/element-shapes.ts';
import type { BindingValues } from '../binding/resolve.ts';

/** What an action is done to at the moment. */
export interface Target {
  readonly row?: unknown;
  /** What it is called. */
  readonly name?: string | undefined;
}

export interface AvailableAction {
  readonly place: 'page' | 'row' | 'selection';
  /** English title of the block; undefined: that of the page. */
  readonly title: string | undefined;
  readonly actions: readonly ActionShape[];
  readonly scope: BindingValues;
  /** undefined: there is nothing to do it to now. */
  target(): Target | undefined;
  start(action: ActionShape, target: Target): void;
}

export const availableActions = createStore<readonly AvailableAction[]>([]);

/** Offered while the caller is on the page. */
export function useAvailableAction(offer: AvailableAction): void {
  const latest = useRef(offer);
  latest.current = offer;
  const { place, title, actions, scope } = offer;
  useEffect(() => {
    if (actions.length === 0) return;
    const told: AvailableAction = {
      ...{ place, title, actions, scope },
      target: () => latest.current.target(),
      start: (action, target) => latest.current.start(action, target),
    };
    availableActions.set([...availableActions.get(), told]);
    return () => availableActions.set(availableActions.get().filter((each) => each !== told));
  }, [place, title, actions, scope]);
}

/** An action with what it would be done to. */
export interface Startable {
  readonly offer: AvailableAction;
  readonly action: ActionShape;
  readonly target: Target;
}

/** What could be started this moment, the block that came last first. */
export const startable = (all: readonly AvailableAction[]): readonly Startable[] =>
  [...all].reverse().flatMap((offer) => {
    const target = offer.target();
    return target ? offer.actions.map((action) => ({ offer, action, target })) : [];
  });
