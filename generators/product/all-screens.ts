/** Every screen manifest by its file, for the generators that read them all at once. */
import type { Screen } from '../../src/define/screen.ts';

export const screenFiles: Readonly<Record<string, Screen>> = import.meta.glob<Screen>(
  [
    '../../manifests/screens/**/*.ts',
    '!../../manifests/screens/**/*.block.ts',
    '!../../manifests/screens/**/*.test.ts',
  ],
  { eager: true, import: 'default' },
);

/** Addresses of the screens that need no more than an account: one for each of `accounts`. */
export function places(which: (screen: Screen) => boolean, accounts: readonly number[] = []): string[] {
  const paths = Object.values(screenFiles)
    .filter(which)
    .map(({ path }) => path.split('?')[0] ?? '');
  const filled = paths.flatMap((path) =>
    path.includes('$accountId') ? accounts.map((id) => path.replace('$accountId', String(id))) : [path],
  );
  return filled.filter((path) => !path.includes('$'));
}
