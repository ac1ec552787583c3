/** Mantine's computed variables are off: every one that a loaded style reads must be defined by us. */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const folder = import.meta.dirname;
const require = createRequire(import.meta.url);
const sources = readdirSync(folder).filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'));
const text = (name: string) => readFileSync(join(folder, name), 'utf8');
const imported = new Set(
  sources.flatMap((name) => [...text(name).matchAll(/'(@mantine\/[^']+\.css)'/g)].map((match) => match[1] ?? '')),
);
const own = readdirSync(folder).filter((name) => name.endsWith('.css'));
const defined = new Set(own.flatMap((name) => [...text(name).matchAll(/(--[\w-]+)\s*:/g)].map((match) => match[1])));

describe('styles', () => {
  it.each([...imported])('%s reads only variables that exist', (path) => {
    const css = readFileSync(require.resolve(path), 'utf8');
    const read = [...css.matchAll(/var\(\s*(--mantine-[\w-]+)\s*\)/g)].map((match) => match[1]);
    expect([...new Set(read)].filter((name) => !defined.has(name))).toEqual([]);
  });

  it.each([...imported])('%s comes in its layer, so our own styles win', (path) => {
    expect(path).toMatch(/\.layer\.css$/);
  });

  it.each(own)('%s reads only tokens that exist', (name) => {
    const foreign = /^--(mantine|button|input|pill|cb|ai|checkbox|switch|toasts|_)/;
    const read = [...text(name).matchAll(/var\(\s*(--[\w-]+)\s*\)/g)].map((match) => match[1] ?? '');
    expect(read.filter((variable) => !defined.has(variable) && !foreign.test(variable))).toEqual([]);
  });
});
