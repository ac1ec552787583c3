/** Which stories are compared by picture: one for each field kind, one for each kind of block, and every state of a table. */
import type { Screen } from '../../src/define/screen.ts';
import { screenFiles } from '../product/all-screens.ts';

/** As Storybook lists its stories. */
export interface StoryEntry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: string;
  readonly importPath: string;
}

const fixtures = import.meta.glob<Screen>(['../../tests/fixtures/*/*.ts', '!**/operations.ts', '!**/reference/*'], {
  eager: true,
  import: 'default',
});

/** Screens of tests come first: they change less often than those of the product. */
const screens: readonly (readonly [string, Screen])[] = [
  ...Object.entries(fixtures).map(([file, screen]) => [file.replace('../../', './'), screen] as const),
  ...Object.entries(screenFiles).map(([file, screen]) => [file.replace('../../', './'), screen] as const),
];

export function comparedStories(entries: readonly StoryEntry[]): readonly StoryEntry[] {
  const stories = entries.filter(({ type }) => type === 'story');
  const fields = firstOfEach(
    stories.filter(({ title }) => title.startsWith('Fields/')),
    ({ title }) => title,
  );
  const blocks = firstOfEach(screens, ([, screen]) => screen?.body?.block ?? '').flatMap(([file, screen]) =>
    stories.filter(
      ({ importPath, name }) => importPath === file && (screen?.body?.block === 'table' || name === 'Full'),
    ),
  );
  return [...blocks, ...fields];
}

function firstOfEach<T>(all: readonly T[], by: (one: T) => string): readonly T[] {
  const found = new Map<string, T>();
  for (const one of all) if (by(one) && !found.has(by(one))) found.set(by(one), one);
  return [...found.values()];
}
