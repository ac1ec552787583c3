/** Light, dark or as the system: kept in the browser, shown on the root element before anything is drawn. */

import { readLocalItem, writeLocalItem } from '../../client/first/local-storage.ts';
import { createStore } from '../../client/first/store.ts';
import { storageKeys } from '../../rules/limits.ts';

export const schemes = ['light', 'dark', 'auto'] as const;
export type Scheme = (typeof schemes)[number];

const stored = readLocalItem(storageKeys.colorScheme);
export const scheme = createStore<Scheme>(schemes.find((each) => each === stored) ?? 'auto');

export function setScheme(wanted: Scheme): void {
  writeLocalItem(storageKeys.colorScheme, wanted);
  scheme.set(wanted);
  applyScheme();
}

/** The tokens follow `color-scheme`, which base styles set by this attribute. */
export function applyScheme(): void {
  const wanted = scheme.get();
  const root = document.documentElement;
  if (wanted === 'auto') root.removeAttribute('data-mantine-color-scheme');
  else root.setAttribute('data-mantine-color-scheme', wanted);
}
