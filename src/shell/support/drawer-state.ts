/** Whether the support drawer stands open, and where the focus was before (SUPP-01, SUPP-02). */
import { createStore } from '../../client/first/store.ts';

export const supportDrawer = createStore(false);

let openedFrom: Element | null = null;

export function openSupport(): void {
  openedFrom = document.activeElement;
  supportDrawer.set(true);
}

/** The focus goes back to where it came from. */
export function closeSupport(): void {
  supportDrawer.set(false);
  if (openedFrom instanceof HTMLElement) setTimeout(() => (openedFrom as HTMLElement).focus());
}

export const toggleSupport = (): void => (supportDrawer.get() ? closeSupport() : openSupport());
