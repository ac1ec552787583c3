/** Which drawer stands open at the side of the page, and where the focus was before: there is one at a time (SUPP-01, SUPP-02, CHAT-01). */
import { createStore } from '../../client/first/store.ts';

export type SideDrawer = 'support' | 'chat';

export const sideDrawer = createStore<SideDrawer | undefined>(undefined);

let openedFrom: Element | null = null;

export function openSideDrawer(drawer: SideDrawer): void {
  // From one drawer to the other the way back is the page's.
  if (sideDrawer.get() === undefined) openedFrom = document.activeElement;
  sideDrawer.set(drawer);
}

/** The focus goes back to where it came from. */
export function closeSideDrawer(): void {
  sideDrawer.set(undefined);
  if (openedFrom instanceof HTMLElement) setTimeout(() => (openedFrom as HTMLElement).focus());
}

export const toggleSideDrawer = (drawer: SideDrawer): void =>
  sideDrawer.get() === drawer ? closeSideDrawer() : openSideDrawer(drawer);
