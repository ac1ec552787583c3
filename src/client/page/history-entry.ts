/** Which step of the browser's history is open: the same again when somebody comes back to it, another one when he goes on. */

/** Undefined where nobody numbers the steps. */
export const historyEntry = (): string | undefined => {
  const state = window.history.state as { readonly __TSR_key?: unknown } | null;
  return typeof state?.__TSR_key === 'string' ? state.__TSR_key : undefined;
};
