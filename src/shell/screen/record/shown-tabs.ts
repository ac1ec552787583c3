/** The sub-screens of the open record that are shown as tabs, for whoever leads to them by other ways. */
import { createStore } from '../../../client/first/store.ts';

export interface ShownTab {
  readonly label: string;
  readonly href: string;
}

export const shownTabs = createStore<readonly ShownTab[]>([]);
