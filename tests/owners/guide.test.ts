/** What the guide of product owners says to write is what the compiler takes, at the place that the guide names. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { faultsOf } from './compile.ts';
import { root, textOfFile } from './files.ts';
import { findingOf } from './judge.ts';
import type { Mutant } from './mutants.ts';

const guide = textOfFile('manifests/README.md');

interface Snippet {
  readonly file: string;
  /** The list that it is a line of; absent: it is the whole file. */
  readonly list: string | undefined;
  readonly text: string;
}

const snippets: readonly Snippet[] = [...guide.matchAll(/^```ts(?: in=(\w+))? of=(\S+).*\n([\s\S]*?)^```/gm)].map(
  ([, list, file = '', text = '']) => ({ file, list, text }),
);

/** The file as it would be after somebody followed the guide. */
function followed({ file, list, text }: Snippet): Mutant {
  const before = list === undefined ? '' : textOfFile(file);
  // Whoever owns the screens may have followed it already.
  const isFollowed = signs(before).includes(signs(text));
  const after = list === undefined ? text : isFollowed ? before : imported(file, inserted(before, list, text), text);
  return { kind: 'property', file, line: 1, found: '', put: '', text: after };
}

/** As a formatter leaves it, whatever the lines are. */
const signs = (text: string): string => text.replace(/[\s,]/g, '');

/** As a line of the list, or as a list of its own behind the columns. */
function inserted(file: string, list: string, line: string): string {
  const lists = `${list}: [`;
  return file.includes(lists)
    ? file.replace(lists, `${lists}\n${line}`)
    : file.replace('columns: [', `${lists}${line}],\ncolumns: [`);
}

/** The editor adds what is missing: words of the vocabulary, and operations. */
function imported(file: string, text: string, line: string): string {
  const up = file
    .split('/')
    .slice(0, -1)
    .map(() => '..')
    .join('/');
  const operations = [...line.matchAll(/\b(?:action|download)\(\s*(\w+)/g)].map(([, name = '']) => name);
  const action = /\baction\(/.test(line) ? "import { action } from '#define';\n" : '';
  const lines = operations.map((name) => `import ${name} from '${up}/manifests/operations/Account/${name}.ts';\n`);
  return `${action}${lines.join('')}${text}`;
}

describe('the guide', () => {
  it('has a snippet for a column, a filter, an action and a screen', () => {
    expect(snippets.map(({ list }) => list)).toEqual(['columns', 'filters', 'actions', undefined]);
  });

  it('names files that exist, but for the new one', () => {
    expect(snippets.filter(({ file, list }) => list !== undefined && !existsSync(join(root, file)))).toEqual([]);
    for (const [path] of guide.matchAll(/(?<=`)screens\/[\w/.-]+\.ts(?=`)/g))
      expect(existsSync(join(root, 'manifests', path))).toBe(true);
  });

  it('says what compiles, and what would not with a slip in it', { timeout: 120_000 }, () => {
    const slips = snippets.map((snippet) => ({
      ...snippet,
      text: snippet.text.replace(/(columns: \['|field: '|row\(')(\w)/, '$1x$2'),
    }));
    // One program for both: most of its time goes into what they import.
    const faults = faultsOf([...snippets, ...slips].map(followed));
    expect(faults.slice(0, snippets.length)).toEqual(snippets.map(() => undefined));
    expect(faults.slice(snippets.length)).toEqual(slips.map(() => expect.any(String)));
  });

  it('says what the check takes, but for texts that are not translated yet', () => {
    const found = snippets.map((snippet) => findingOf(followed(snippet)) ?? '');
    expect(found.filter((text) => !/^$|texts are not translated/.test(text))).toEqual([]);
  });

  it('would be told by the check of a menu entry whose place is taken', () => {
    const screen = snippets.find(({ list }) => list === undefined) as Snippet;
    const taken = { ...screen, text: screen.text.replace(/order: \d+/, 'order: 10') };
    expect(findingOf(followed(taken))).toContain('The menu "Reports" has another entry with order 10');
  });

  it('names commands that there are', () => {
    const { scripts } = JSON.parse(textOfFile('package.json')) as {
      readonly scripts: Readonly<Record<string, string>>;
    };
    const named = [...guide.matchAll(/npm run ([a-z]+)/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  it('is two pages long', () => {
    expect(guide.split('\n').length).toBeLessThanOrEqual(130);
  });
});
