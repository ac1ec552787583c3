/** The whole product as data: what the checks look at. */
import { existsSync, readFileSync } from 'node:fs';
import { join, posix, resolve } from 'node:path';
import { shell } from '../manifests/shell.ts';
import type { AnyOperation } from '../src/define/operation.ts';
import type { Screen } from '../src/define/screen.ts';
import { errorTexts } from '../src/rules/errors.ts';
import { screenFiles } from './all-screens.ts';
import { type Catalogues, readCatalogues } from './texts/catalogues.ts';
import { allTexts, type Texts } from './texts/texts.ts';

export interface Product {
  /** Screens and operations by their file, from the root. */
  readonly screens: Readonly<Record<string, Screen>>;
  readonly operations: Readonly<Record<string, AnyOperation>>;
  /** Files under src/server/operations. */
  readonly handlers: readonly string[];
  readonly shell: typeof shell;
  readonly icons: readonly string[];
  readonly customBlocks: readonly string[];
  readonly errors: readonly string[];
  /** English texts, and how they are translated. */
  readonly texts: Texts;
  readonly catalogues: Catalogues;
  /** The text of a file. */
  source(file: string): string | undefined;
}

export const root = resolve(import.meta.dirname, '..');

const operations = import.meta.glob<AnyOperation>(['../manifests/operations/*/*.ts', '!**/*.test.ts'], {
  eager: true,
  import: 'default',
});
// Names alone: the handlers, icons and hand-written blocks themselves are not loaded.
const handlers = Object.keys(import.meta.glob(['../src/server/operations/*/*.ts', '!**/*.test.ts']));
const customFolders = Object.keys(import.meta.glob('../src/custom/*/block.tsx'));

const fromRoot = (path: string): string => posix.normalize(posix.join('generators', path));
const byFile = <T>(files: Readonly<Record<string, T>>): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(files).map(([path, value]) => [fromRoot(path), value]));

/** The keys of the icon sets, read as text: the drawings themselves take seconds to load. */
const iconNames = (): readonly string[] =>
  ['src/ui/icons-of-actions.ts', 'src/ui/icons-of-things.ts'].flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/^ {2}'?([\w-]+)'?: Icon\w+,$/gm)].map(([, name = '']) => name),
  );

export function readProduct(): Product {
  const screens = byFile(screenFiles);
  const source = (file: string): string | undefined =>
    existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : undefined;
  return {
    screens,
    operations: byFile(operations),
    handlers: handlers.map(fromRoot),
    shell,
    icons: iconNames(),
    customBlocks: [...new Set(customFolders.map((file) => posix.basename(posix.dirname(file))))],
    errors: Object.keys(errorTexts),
    texts: allTexts({ screens, operations: byFile(operations), root }),
    catalogues: readCatalogues(root),
    source,
  };
}
