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
