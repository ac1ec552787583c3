/** Which of the helpers over the page stands open: the command palette, what somebody may do, a look with other rights, the past messages, the question before signing out. */

import { createStore } from '../../client/first/store.ts';
import type { Startable } from '../../engines/action/available-actions.ts';
import { availableActions, startable } from '../../engines/action/available-actions.ts';

export type Helper = 'palette' | 'rights' | 'viewAs' | 'messages' | 'signOut';

export interface HelperState {
  readonly helper: Helper;
  /** What could be done when it was asked for, before the focus went. */
  readonly starts: readonly Startable[];
}

export const helperState = createStore<HelperState | undefined>(undefined);

export const openHelper = (helper: Helper): void =>
  helperState.set({ helper, starts: startable(availableActions.get()) });
export const closeHelper = (): void => helperState.set(undefined);
