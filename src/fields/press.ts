/** Messages come and go when a field is left; while a press is under way nothing may move, or it would miss what it was meant for. */
let isPressed = false;

if (typeof window !== 'undefined') {
  window.addEventListener('pointerdown', () => (isPressed = true), true);
  for (const end of ['pointerup', 'pointercancel'] as const) {
    window.addEventListener(end, () => (isPressed = false), true);
  }
}

/** At once, or when the press that made somebody leave the field is over. */
export function afterPress(work: () => void): void {
  if (!isPressed) {
    work();
    return;
  }
  // The click that belongs to the press comes right after it.
  window.addEventListener('pointerup', () => setTimeout(work), { once: true });
}
