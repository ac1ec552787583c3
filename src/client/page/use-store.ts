/** Reads a store in a component and follows its changes. */
import { useSyncExternalStore } from 'react';
import type { Store } from '../first/store.ts';

export const useStore = <T>(store: Store<T>): T => useSyncExternalStore(store.subscribe, store.get, store.get);
