/** Which of the helpers over the page stands open: the command palette, what somebody may do, a look with other rights. */

import { createStore } from '../../client/store.ts';
import type { Startable } from '../../engines/action/offers.ts';
import { offers, startable } from '../../engines/action/offers.ts';

export type Helper = 'palette' | 'rights' | 'viewAs';

export interface Asked {
  readonly helper: Helper;
  /** What could be done when it was asked for, before the focus went. */
  readonly starts: readonly Startable[];
}

export const asked = createStore<Asked | undefined>(undefined);

export const openHelper = (helper: Helper): void => asked.set({ helper, starts: startable(offers.get()) });
export const closeHelper = (): void => asked.set(undefined);
