/** A value that can be watched: the state of the client outside of React, so that sign-in works before React is there. */
export interface Store<T> {
  get(): T;
  set(value: T): void;
  /** Calls the listener after each change; answers the way to stop. */
  subscribe(listener: () => void): () => void;
}

export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
