/** Messages come and go when a field is left; while a press is under way nothing may move, or it would miss what it was meant for. */
const ends = ['pointerup', 'pointercancel'] as const;
let isPressed = false;

if (typeof window !== 'undefined') {
  window.addEventListener('pointerdown', () => (isPressed = true), true);
  for (const end of ends) {
    window.addEventListener(end, () => (isPressed = false), true);
  }
}

/** At once, or when the press that made somebody leave the field is over. */
export function afterPress(work: () => void): void {
  if (!isPressed) {
    work();
    return;
  }
  const ended = new AbortController();
  for (const end of ends) {
    window.addEventListener(
      end,
      () => {
        ended.abort();
        // The click that belongs to the press comes right after it.
        setTimeout(work);
      },
      { signal: ended.signal },
    );
  }
}
