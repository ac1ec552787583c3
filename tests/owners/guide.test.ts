/** What the guide of product owners says to write is what the compiler takes, at the place that the guide names. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { faultsOf } from './compile.ts';
import { root, textOfFile } from './files.ts';
import { followed, guide, type Snippet, snippets } from './guide-snippets.ts';
import { findingOf } from './judge.ts';

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
