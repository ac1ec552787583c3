/** No file of the source leads back to itself, by whatever kind of import; and the rooms keep their files in folders. */
import { dirname, posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sourceFiles, textOf } from './files.ts';

const source = sourceFiles.filter((file) => file.startsWith('src/') && !/\.test\.tsx?$/.test(file));
const known = new Set(source);

/** Types and lazy imports count; a glob does not, for whoever globs knows none of the files by name. */
const importsOf = (file: string): readonly string[] =>
  [...textOf(file).matchAll(/(?:\bfrom|\bimport|\bimport\()\s*'(\.{1,2}\/[^']+)'/g)]
    .map(([, to = '']) => posix.join(dirname(file), to))
    .filter((to) => known.has(to));

/** What is left when files that import nothing of the rest are taken away, one after the other, and so from the other end. */
function circles(graph: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const left = new Set(graph.keys());
  const importers = new Map<string, string[]>();
  for (const [file, imports] of graph)
    for (const to of imports) importers.set(to, [...(importers.get(to) ?? []), file]);
  const peel = (ends: (file: string) => readonly string[]): boolean => {
    const loose = [...left].filter((file) => !ends(file).some((other) => left.has(other)));
    for (const file of loose) left.delete(file);
    return loose.length > 0;
  };
  while (peel((file) => graph.get(file) ?? []) || peel((file) => importers.get(file) ?? []));
  return [...left].sort();
}

const atRootOf = (room: string): readonly string[] =>
  sourceFiles
    .filter((file) => dirname(file) === room && !/\.test\.tsx?$/.test(file))
    .map((file) => posix.basename(file));

describe('imports', () => {
  it('make no circle', () => {
    expect(circles(new Map(source.map((file) => [file, importsOf(file)])))).toEqual([]);
  });

  it('make none among the rooms of engines either: what an engine shares stands apart from it', () => {
    const roomOf = (file: string): string | undefined => /^src\/engines\/([^/]+)\//.exec(file)?.[1];
    const rooms = new Map<string, readonly string[]>();
    for (const file of source) {
      const room = roomOf(file);
      if (room === undefined || room === 'testing') continue;
      const others = importsOf(file).map(roomOf);
      rooms.set(room, [
        ...(rooms.get(room) ?? []),
        ...others.filter((other): other is string => other !== undefined && other !== room),
      ]);
    }
    expect(circles(rooms)).toEqual([]);
  });

  it('are found, and a circle among them would be', () => {
    const graph = new Map(source.map((file) => [file, importsOf(file)]));
    expect([...graph.values()].flat().length).toBeGreaterThan(2000);
    const [file = ''] = [...graph.keys()].filter((each) => graph.get(each)?.length);
    const [to = ''] = graph.get(file) ?? [];
    expect(circles(new Map([...graph, [to, [...(graph.get(to) ?? []), file]]]))).toEqual(
      expect.arrayContaining([file, to]),
    );
  });
});

describe('the rooms', () => {
  it('have at their root only what all of them begins with', () => {
    expect(atRootOf('src/engines')).toEqual(['block.tsx', 'engine-props.ts']);
    expect(atRootOf('src/shell')).toEqual([]);
    expect(atRootOf('generators')).toEqual([]);
  });
});
