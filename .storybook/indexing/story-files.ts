/** Which files carry stories without saying so: field kinds, screens, those that only tests know, and pages of the reference. */
import { relative, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../..');

/** Of stories that `npm test` leaves to `npm run sweep`. */
export const sweepTag = 'sweep';

/** Globs for Storybook, from the folder of its configuration. */
export const storyGlobs = [
  '../src/fields/[A-Z]*.tsx',
  '../manifests/screens/**/!(*.block|*.test).ts',
  '../manifests/reference/*.md',
  '../tests/fixtures/!(reference)/!(operations).ts',
  './pages/*.stories.tsx',
];

const field = /^src\/fields\/[A-Z]\w*\.tsx$/;
/** Beside fixtures stand their calls; those of the reference are shown by its pages. */
const screen =
  /^(?:manifests\/screens\/(?:.*\/)?|tests\/fixtures\/(?!reference\/)[^/]+\/(?!operations\.ts))[^/.]+\.ts$/;
const reference = /^manifests\/reference\/[\w-]+\.md$/;

export type StoryKind = 'field' | 'screen' | 'reference';

/** Path of a file from the root, with plain slashes. */
export const fromRoot = (file: string): string => relative(root, file).replaceAll('\\', '/');

export function storyKind(file: string): StoryKind | undefined {
  const path = fromRoot(file);
  if (reference.test(path)) return 'reference';
  return field.test(path) ? 'field' : screen.test(path) ? 'screen' : undefined;
}

/** For indexers, which know files by a pattern only. */
export const anyStoryFile =
  /[\\/]src[\\/]fields[\\/][A-Z]\w*\.tsx$|[\\/]manifests[\\/]reference[\\/][\w-]+\.md$|[\\/]manifests[\\/]screens[\\/](?:.*[\\/])?[^\\/.]+\.ts$|[\\/]tests[\\/]fixtures[\\/](?!reference[\\/])[^\\/]+[\\/](?!operations\.ts)[^\\/.]+\.ts$/;
