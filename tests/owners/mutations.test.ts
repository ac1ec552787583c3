/** Slips in the real manifests, some of three hundred in each run: the compiler or the check sees each of them. */
import { beforeAll, describe, expect, it } from 'vitest';
import { isWhole, sample, someOf } from '../../generators/testing/sample.ts';
import { faultsOf } from './compile.ts';
import { dependentsOf, filesIn, manifestFiles, textOfFile } from './files.ts';
import { findingOf } from './judge.ts';
import { chosen, type Kind, type Mutant, mutantsOf } from './mutants.ts';
import { mutantOf, seeded } from './seeded.ts';

const all = 300;
const count = Number(process.env['MUTATIONS'] ?? (isWhole ? all : 40));
const seed = 2026;

interface Judged {
  readonly mutant: Mutant;
  readonly by: 'compiler' | 'check' | undefined;
  readonly said: string | undefined;
}

/** A part that no screen imports shows nothing; the check says so, whatever stands in it. */
const files = manifestFiles.filter((file) => !file.endsWith('.block.ts') || dependentsOf(file, manifestFiles).size > 0);

/** Alone first, then by the check, and only what is left with everything that imports it: that takes longest. */
function judge(mutants: readonly Mutant[]): readonly Judged[] {
  const alone = faultsOf(mutants);
  const checked = mutants.map((mutant, index) => (alone[index] === undefined ? findingOf(mutant) : undefined));
  const left = mutants.filter((_mutant, index) => alone[index] === undefined && checked[index] === undefined);
  const importers = [...manifestFiles, ...filesIn('src/server/operations')];
  const together = new Map(left.length ? faultsOf(left, importers).map((fault, index) => [left[index], fault]) : []);
  return mutants.map((mutant, index) => {
    const compiler = alone[index] ?? together.get(mutant);
    const said = compiler ?? checked[index];
    return { mutant, said, by: compiler ? 'compiler' : said ? 'check' : undefined };
  });
}

const told = ({ mutant: { kind, file, line, found, put } }: Judged): string =>
  `${file}:${line}  ${kind} "${found}" written "${put}"`;

describe('slips in manifests', () => {
  let judged: readonly Judged[] = [];
  beforeAll(() => {
    const every = files.flatMap((file) => mutantsOf(file, textOfFile(file)));
    judged = judge(chosen(chosen(every, Math.max(count, all), seed), count, sample));
  }, 300_000);

  it('are so many, of every kind', () => {
    const kinds = new Set(judged.map(({ mutant }) => mutant.kind));
    const wanted: readonly Kind[] = [
      'contract field',
      'column',
      'parameter',
      'binding',
      'input',
      'capability',
      'flag',
      'field kind',
      'route',
      'link',
      'block',
      'import',
      'property',
      'text',
      'icon',
      'menu',
      'subject',
      'tag',
      'name',
      'word',
    ];
    expect([judged.length, wanted.filter((kind) => !kinds.has(kind))]).toEqual([count, []]);
  });

  it('are seen, each of them', () => {
    const unseen = judged.filter(({ by }) => by === undefined).map(told);
    // No mistake of whoever has changed the manifest: his change is right, a slip in it would not be told.
    expect(unseen, 'nobody tells of these slips: a rule of generators/check has to').toEqual([]);
    const by = (who: Judged['by']) => judged.filter((each) => each.by === who).length;
    console.info(
      `${judged.length} of ${count} slips are seen: ${by('compiler')} by the compiler, ${by('check')} by the check`,
    );
  });

  it('are told in words, without a stack', () => {
    expect(judged.filter(({ said }) => /^\s+at .*:\d+/m.test(said ?? '')).map(told)).toEqual([]);
  });
});

describe('mistakes in words that the compiler cannot see', () => {
  const every = Object.entries(seeded).flatMap(([word, list]) =>
    list.map((each) => ({ word, each, says: each.says, put: each.changes.at(-1)?.[1] })),
  );
  it.each(someOf(every, 8, 'mistakes made by hand'))('$word: $put', ({ each, says }) => {
    expect(findingOf(mutantOf(each))).toContain(says);
  });
});
