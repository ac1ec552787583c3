/** Which files carry stories without saying so: field kinds, screens, and the screens that only tests know. */
import { relative, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../..');

/** Of stories that `npm test` leaves to `npm run sweep`. */
export const sweepTag = 'sweep';

/** Globs for Storybook, from the folder of its configuration. */
export const storyGlobs = [
  '../src/fields/[A-Z]*.tsx',
  '../manifests/screens/**/!(*.block|*.test).ts',
  '../tests/fixtures/*/!(operations).ts',
];

const field = /^src\/fields\/[A-Z]\w*\.tsx$/;
/** Beside fixtures stand their calls. */
const screen = /^(?:manifests\/screens\/(?:.*\/)?|tests\/fixtures\/[^/]+\/(?!operations\.ts))[^/.]+\.ts$/;

/** Path of a file from the root, with plain slashes. */
export const fromRoot = (file: string): string => relative(root, file).replaceAll('\\', '/');

export const storyKind = (file: string): 'field' | 'screen' | undefined =>
  field.test(fromRoot(file)) ? 'field' : screen.test(fromRoot(file)) ? 'screen' : undefined;

/** For indexers, which know files by a pattern only. */
export const anyStoryFile =
  /[\\/]src[\\/]fields[\\/][A-Z]\w*\.tsx$|[\\/]manifests[\\/]screens[\\/](?:.*[\\/])?[^\\/.]+\.ts$|[\\/]tests[\\/]fixtures[\\/][^\\/]+[\\/](?!operations\.ts)[^\\/.]+\.ts$/;
