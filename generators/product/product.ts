/** The whole product as data: what the checks look at. */
import { existsSync, readFileSync } from 'node:fs';
import { join, posix, resolve } from 'node:path';
import { found } from '../../manifests/found.ts';
import { legacy } from '../../manifests/legacy.ts';
import { search } from '../../manifests/search.ts';
import { type ShellManifest, shell } from '../../manifests/shell.ts';
import type { Capability } from '../../src/define/contract/capability.ts';
import type { AnyOperation } from '../../src/define/contract/operation.ts';
import type { Screen } from '../../src/define/screen.ts';
import { errorTexts, isOfEveryCall } from '../../src/rules/errors/catalogue.ts';
import { subjectKinds } from '../../src/server/db/tables.ts';
import { layouts } from '../../src/server/layouts/reference/catalogue.ts';
import type { StoredField } from '../../src/server/layouts/stored-field.ts';
import { creationView } from '../../src/server/layouts/view-layouts.ts';
import { type Catalogues, catalogueFiles, readCatalogues } from '../texts/catalogues.ts';
import { allTexts, type Texts } from '../texts/texts.ts';
import { screenFiles } from './all-screens.ts';
import { seededRoles } from './seeded-roles.ts';
import { usedNames } from './used-names.ts';

export interface Product {
  /** Screens and operations by their file, from the root. */
  readonly screens: Readonly<Record<string, Screen>>;
  readonly operations: Readonly<Record<string, AnyOperation>>;
  /** Files of the parts that screens share. */
  readonly blocks: readonly string[];
  /** The files of panels. */
  readonly panels: readonly string[];
  /** Manifests without a default export. */
  readonly empty: readonly string[];
  /** Kinds of things that tables of the server keep and calls can be about. */
  readonly subjects: readonly string[];
  /** Files under src/server/operations. */
  readonly handlers: readonly string[];
  readonly shell: ShellManifest & {
    readonly found: typeof found;
    readonly legacy: typeof legacy;
    readonly search: typeof search;
  };
  readonly icons: readonly string[];
  readonly customBlocks: readonly string[];
  /** What the roles hold that every installation begins with. */
  readonly roles: readonly { readonly name: string; readonly held: readonly Capability[] }[];
  /** Addresses to which the portal's own code and its mails lead. */
  readonly ledTo: readonly string[];
  /** Names of the views that the server has layouts for, their fields by name, and what is written of each. */
  readonly layouts: {
    readonly views: readonly string[];
    readonly fields: readonly string[];
    readonly definitions: readonly StoredField[];
  };
  /** Every name in the product's own code. */
  readonly names: ReadonlySet<string>;
  readonly errors: readonly string[];
  /** English texts, and how they are translated. */
  readonly texts: Texts;
  readonly catalogues: Catalogues;
  readonly catalogueFiles: readonly string[];
  /** The text of a file. */
  source(file: string): string | undefined;
}

export const root = resolve(import.meta.dirname, '../..');

const operations = import.meta.glob<AnyOperation>(['../../manifests/operations/*/*.ts', '!**/*.test.ts'], {
  eager: true,
  import: 'default',
});
// Names alone: the handlers, icons and hand-written blocks themselves are not loaded.
const handlers = Object.keys(import.meta.glob(['../../src/server/operations/*/*.ts', '!**/*.test.ts']));
const blocks = Object.keys(import.meta.glob('../../manifests/screens/**/*.block.ts'));
const panels = Object.keys(import.meta.glob('../../manifests/panels/*.ts'));
const customFolders = Object.keys(import.meta.glob('../../src/custom/**/block.tsx'));

const fromRoot = (path: string): string => posix.normalize(posix.join('generators/product', path));
const byFile = <T>(files: Readonly<Record<string, T>>): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(files).map(([path, value]) => [fromRoot(path), value]));

const definitions: readonly StoredField[] = layouts.flatMap(({ pages }) =>
  pages.flatMap(({ Containers }) => Containers.flatMap(({ Fields }) => Fields)),
);

/** A file without a default export gives undefined, whatever its type says. */
const present = <T>(files: Readonly<Record<string, T>>): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(files).filter(([, value]) => value !== undefined));

/** The keys of the icon sets, read as text: the drawings themselves take seconds to load. */
const iconNames = (): readonly string[] =>
  ['src/ui/action-icons.ts', 'src/ui/object-icons.ts'].flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/^ {2}'?([\w-]+)'?: Icon\w+,$/gm)].map(([, name = '']) => name),
  );

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** What takes long to gather is gathered when it is first asked for. */
export function readProduct(): Product {
  const all = { ...byFile(operations), ...byFile(screenFiles) };
  const screens = present(byFile(screenFiles));
  const used = once(() => usedNames(root));
  const contracts = present(byFile(operations));
  const texts = once(() => allTexts({ screens, operations: contracts, root }));
  const source = (file: string): string | undefined =>
    existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : undefined;
  return {
    screens,
    operations: contracts,
    blocks: blocks.map(fromRoot),
    panels: panels.map(fromRoot),
    empty: Object.keys(all).filter((file) => all[file] === undefined),
    subjects: [...subjectKinds.keys()],
    handlers: handlers.map(fromRoot),
    shell: { ...shell, found, legacy, search },
    icons: iconNames(),
    customBlocks: customFolders.map((file) => posix.relative('../../src/custom', posix.dirname(file))),
    roles: seededRoles,
    get ledTo() {
      return [...used().addresses];
    },
    get names() {
      return used().names;
    },
    layouts: {
      views: [...new Set([creationView, ...layouts.map(({ view_name }) => view_name)])],
      fields: [...new Set(definitions.map(({ Name }) => Name))],
      definitions,
    },
    errors: Object.keys(errorTexts).filter((code) => !isOfEveryCall(code)),
    get texts() {
      return texts();
    },
    catalogues: readCatalogues(root),
    catalogueFiles: catalogueFiles(root),
    source,
  };
}
