/** Whom a key is meant for: what somebody types into, a dialog or menu that stands open, or the page. */
const places = 'input, textarea, select, [contenteditable]';

export const isTyped = ({ target }: Pick<Event, 'target'>): boolean =>
  target instanceof Element && target.closest(places) !== null;

/** A plain key that nobody has taken: the page may have it. */
export const isFree = (event: KeyboardEvent): boolean =>
  !event.defaultPrevented &&
  !(event.ctrlKey || event.metaKey || event.altKey) &&
  !isTyped(event) &&
  document.querySelector('[aria-modal="true"]') === null &&
  !(event.target instanceof Element && event.target.closest('[role="dialog"], [role="menu"]'));
