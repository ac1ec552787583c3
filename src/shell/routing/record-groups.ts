/** Which screens stand under one record head, and which of them are its tabs. */
import type { ScreenEntry } from 'virtual:screens';

type Entry = Pick<ScreenEntry, 'path' | 'tab' | 'hasHeader'>;

export interface RecordGroup<E extends Entry> {
  /** The screen whose head is shown: the one with the shortest path. */
  readonly first: E;
  readonly screens: readonly E[];
}

const plain = (path: string): string => path.split('?')[0] ?? path;
const isUnder = (path: string, above: string): boolean => plain(path) === above || plain(path).startsWith(`${above}/`);

/** Every screen that has the head, or a tab under its path, belongs to the record. */
export function recordGroups<E extends Entry>(screens: readonly E[]): readonly RecordGroup<E>[] {
  const heads = screens.filter((screen) => screen.hasHeader);
  const firsts = heads.filter(
    (screen) => !heads.some((other) => other !== screen && isUnder(screen.path, plain(other.path))),
  );
  return firsts.map((first) => ({
    first,
    screens: screens.filter((screen) => (screen.hasHeader || screen.tab) && isUnder(screen.path, plain(first.path))),
  }));
}

/** The tab that a screen belongs to: its own, or the one whose address it stands below; the record's own tab holds only itself. */
export function tabOf<E extends Entry>({ first, screens }: RecordGroup<E>, screen: E): E | undefined {
  if (screen.tab) return screen;
  const above = screens.filter((each) => each.tab && each !== first && isUnder(screen.path, plain(each.path)));
  return above.sort((a, b) => b.path.length - a.path.length)[0];
}

/** The tabs in their order. */
export const tabsOf = <E extends Entry>(group: RecordGroup<E>): readonly E[] =>
  group.screens.filter((screen) => screen.tab).sort((a, b) => (a.tab?.order ?? 0) - (b.tab?.order ?? 0));
