/** Which keys mean something now: whoever listens to keys says so here, and one sheet lists them all. */
import { useEffect } from 'react';
import { createStore } from '../../client/first/store.ts';

export interface Shortcut {
  readonly keys: readonly string[];
  /** In the person's language. */
  readonly text: string;
}

export interface ShortcutGroup {
  readonly title: string;
  readonly shortcuts: readonly Shortcut[];
}

export const shortcutGroups = createStore<readonly ShortcutGroup[]>([]);

/** Listed while the caller is on the page. The same title twice is one group: two lists of a screen have the same keys. */
export function useShortcuts(title: string, shortcuts: readonly Shortcut[]): void {
  const text = JSON.stringify(shortcuts);
  useEffect(() => {
    const group: ShortcutGroup = { title, shortcuts: JSON.parse(text) as Shortcut[] };
    if (group.shortcuts.length === 0) return;
    shortcutGroups.set([...shortcutGroups.get(), group]);
    return () => shortcutGroups.set(shortcutGroups.get().filter((each) => each !== group));
  }, [title, text]);
}

export const distinct = (groups: readonly ShortcutGroup[]): readonly ShortcutGroup[] =>
  groups.filter(({ title }, index) => groups.findIndex((each) => each.title === title) === index);
