/** The vocabulary refuses every wrong manifest, takes the right ones, and keeps them whole as text. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { resolve, serialise } from '../../src/define/shapes/serialise.ts';
import { operations, screens } from './all.ts';
import { check } from './compiler.ts';

const mark = '// @ts-expect-error ';
const folder = new URL('mistakes/', import.meta.url);
const mistakes = readdirSync(folder).map((name) => ({ name, text: readFileSync(new URL(name, folder), 'utf8') }));
const marks = mistakes.flatMap(({ name, text }) =>
  text.split('\n').flatMap((line, index) => (line.startsWith(mark) ? [{ name, line: index + 1 }] : [])),
);

describe('wrong manifests', { timeout: 120_000 }, () => {
  it('are many', () => {
    expect(marks.length).toBeGreaterThanOrEqual(400);
  });

  it('are errors at the line after their mark, each of them, and nothing else is', () => {
    const faults = check((file, text) => (file.includes('/mistakes/') ? text.replaceAll(mark, '// ') : text));
    const found = faults.map(({ file, line }) => `${file.split('/').at(-1)}:${line}`);
    const expected = marks.map(({ name, line }) => `${name}:${line + 1}`);
    expect([...new Set(found)].sort()).toEqual([...expected].sort());
  });
});

describe('the text of a screen', () => {
  const find = (name: string) => operations.find((each) => each.operation === name);

  it.each(screens.map((each) => [each.path, each] as const))('%s comes back whole', (_path, screen) => {
    const text = serialise(screen);
    const back = resolve(text, find);
    expect(back).toEqual(screen);
    expect(serialise(back)).toBe(text);
  });

  it('names operations and does not repeat them', () => {
    const text = serialise(screens);
    expect(text).toContain('{"$operation":"Account/GetAuditLog"}');
    expect(text).not.toContain('"example"');
  });

  it('has no functions', () => {
    const functions: string[] = [];
    JSON.stringify(screens, (key, value: unknown) => {
      if (typeof value === 'function') functions.push(key);
      return value;
    });
    expect(functions).toEqual([]);
  });
});
