/** Engines and fields are generic: they name no screen, no operation and no entity. */
import { describe, expect, it } from 'vitest';
import { files, sourceFiles, textOf } from './files.ts';

const generic = sourceFiles.filter(
  (file) => /^src\/(engines|fields)\//.test(file) && !/\.test\.tsx?$|test-/.test(file),
);
const nameOf = (file: string): string => (file.split('/').pop() ?? '').replace(/\.ts$/, '');

const operations = files.filter((file) => /^manifests\/operations\/[^/]+\/[^/]+\.ts$/.test(file)).map(nameOf);
const entities = files.filter((file) => /^manifests\/entities\/[A-Z][A-Za-z]+\.ts$/.test(file)).map(nameOf);
/** Field kinds named like the value they show share a word with an entity; the kind is what is meant. */
const fieldKinds = new Set(
  files.filter((file) => /^src\/fields\/[A-Z]\w+\.tsx$/.test(file)).map((file) => nameOf(file).replace('.tsx', '')),
);
const paths = files
  .filter((file) => /^manifests\/screens\/.*\.ts$/.test(file))
  .flatMap((file) => [...textOf(file).matchAll(/screen\(\s*'([^']+)'/g)].map((match) => match[1] ?? ''));

/** Strings alone count: an identifier may share a word by accident. */
const strings = (file: string): string[] =>
  [
    ...textOf(file)
      .replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
      .matchAll(/['"`]([^'"`\n]+)['"`]/g),
  ].map((match) => match[1] ?? '');

describe('engines and fields', () => {
  it.each(generic)('%s names no screen, operation or entity', (file) => {
    const found = strings(file);
    const names = [...operations, ...entities.filter((entity) => !fieldKinds.has(entity))];
    expect(names.filter((name) => found.some((text) => text === name || text.endsWith(`/${name}`)))).toEqual([]);
    expect(paths.filter((path) => path.length > 1 && found.some((text) => text.startsWith(path)))).toEqual([]);
  });

  it('the sweep has something to sweep', () => {
    expect([generic.length > 30, operations.length >= 15, entities.length > 5, paths.length >= 5]).toEqual([
      true,
      true,
      true,
      true,
    ]);
  });
});
