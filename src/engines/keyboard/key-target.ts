/** Whom a key is meant for: what somebody types into, a dialog or menu that stands open, or the page. */
const places = 'input, textarea, select, [contenteditable]';

export const isTyped = ({ target }: Pick<Event, 'target'>): boolean =>
  target instanceof Element && target.closest(places) !== null;

/** A key of a word that is still being composed: Enter then takes the word and nothing else. Safari says so by 229 alone. */
export const isComposing = ({
  isComposing: isUnderWay,
  keyCode,
}: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean => isUnderWay || keyCode === 229;

/** A plain key that nobody has taken: the page may have it. */
export const isFree = (event: KeyboardEvent): boolean =>
  !event.defaultPrevented &&
  !(event.ctrlKey || event.metaKey || event.altKey) &&
  !isTyped(event) &&
  document.querySelector('[aria-modal="true"]') === null &&
  !(event.target instanceof Element && event.target.closest('[role="dialog"], [role="menu"]'));
