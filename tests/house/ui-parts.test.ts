/** Every part of `src/ui` has a page in Storybook, under its own name, and so has every mail of the server. */
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

it('a mail without a page wants one: .storybook/pages/mails.stories.tsx', () => {
  const templates = files.filter((file) => file.startsWith('src/server/mail/templates/'));
  const mails = templates.flatMap((file) =>
    [...textOf(file).matchAll(/^export (?:const|function) (\w+Mail)\b/gm)].map(([, name = '']) => name),
  );
  const shown = textOf('.storybook/pages/mails.stories.tsx');
  expect(mails.length).toBeGreaterThan(25);
  // As it is called, in whatever way it was imported.
  expect(mails.filter((name) => !new RegExp(`mail\\(\\s*(?:\\w+\\.)?${name}\\b`).test(shown))).toEqual([]);
});
