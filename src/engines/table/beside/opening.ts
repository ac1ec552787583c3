/** On a phone a tap on a row shows it over the list instead of leaving for its own screen; other controls of the row stay what they are. */
import type { MouseEvent } from 'react';

const others = 'button, input, select, textarea, label, summary, a:not([data-open-row])';

export const opening =
  (open: () => void) =>
  (event: MouseEvent<HTMLElement>): void => {
    const target = event.target as Element;
    const row = target.closest<HTMLElement>('[data-line]');
    if (!row || !event.currentTarget.contains(row) || target.closest(others)) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    // The list hears by the focus which row is at hand.
    row.focus({ preventScroll: true });
    open();
  };
