/** Every part of `src/ui` has a page in Storybook, under its own name. */
import { expect, it } from 'vitest';
import { files, textOf } from './files.ts';

const parts = files.flatMap((file) => /^src\/ui\/([A-Z]\w+)\.tsx$/.exec(file)?.[1] ?? []);
/** Drawn around every story. */
const around = new Set(['Provider']);
const pages = new Set(
  files
    .filter((file) => /^\.storybook\/pages\/\w+\.stories\.tsx$/.test(file))
    .flatMap((file) => [...textOf(file).matchAll(/^export const (\w+) =/gm)].map(([, name = '']) => name)),
);

it('a part without a page wants one: an export of its name in .storybook/pages', () => {
  expect(parts.length).toBeGreaterThan(30);
  expect(parts.filter((part) => !pages.has(part) && !around.has(part))).toEqual([]);
});
