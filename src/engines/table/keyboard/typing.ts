/** Is a key meant for what the person types into, or for a dialog? Then the list leaves it alone. */
const places = 'input, textarea, select, [contenteditable], [role="dialog"] *';

export const isTyping = (event: KeyboardEvent): boolean =>
  (event.target instanceof Element && event.target.matches(places)) || event.ctrlKey || event.metaKey || event.altKey;
