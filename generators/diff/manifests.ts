/** The manifests of whatever folder is the root: the one at hand, or one of an earlier commit. */
import type { AnyOperation } from '../../src/define/contract/operation.ts';
import type { Screen } from '../../src/define/screen.ts';

/** By file, from the root. */
export const screens: Readonly<Record<string, Screen>> = import.meta.glob<Screen>(
  ['/manifests/screens/**/*.ts', '!**/*.block.ts', '!**/*.test.ts'],
  { eager: true, import: 'default' },
);
export const operations: Readonly<Record<string, AnyOperation>> = import.meta.glob<AnyOperation>(
  ['/manifests/operations/*/*.ts', '!**/*.test.ts'],
  { eager: true, import: 'default' },
);
