/**
 * Makes field files and manifests look like story files to Storybook. Everybody else who imports such a file gets the
 * file itself, under its name with `?own` behind it.
 */
import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { StoryFacts } from './facts.ts';
import { factsOf } from './read-facts.ts';
import { referencePage } from './reference-facts.ts';
import { root, type StoryKind, storyKind, sweepTag } from './story-files.ts';

const own = '?own';

/** Our own modules import the file; only Storybook and the test runner open it for its stories. */
const isOurs = (importer: string): boolean =>
  /\/(src|manifests|generators|tests\/fixtures|\.storybook)\//.test(importer) || importer.includes('virtual:screens');

export function stories(): Plugin {
  return {
    name: 'stories',
    enforce: 'pre',
    resolveId(source, importer) {
      if (importer === undefined || source.includes('?') || !isOurs(importer)) return undefined;
      const place = dirname(importer.replace(/\?.*$/, ''));
      const file = source.startsWith('.')
        ? resolve(place, source)
        : source.startsWith(root)
          ? source
          : `${root}${source}`;
      return storyKind(file) ? file + own : undefined;
    },
    async transform(_code, id) {
      const kind = storyKind(id);
      if (id.includes('?') || kind === undefined) return undefined;
      const facts = await factsOf(id);
      return facts && { map: null, code: code(id, kind, facts) };
    },
  };
}

/** Plain exports of plain objects: Storybook reads them without running them. */
const code = (file: string, kind: StoryKind, { title, stories: names, swept }: StoryFacts): string =>
  `${subjectOf(file, kind)}
import { storyOf } from ${JSON.stringify(`${root}/.storybook/stories/${kind}-story.tsx`)};
const stories = storyOf(subject);
export default { title: ${JSON.stringify(title)}, ...stories.meta };
${Object.entries(names)
  .map(
    ([id, name]) =>
      `export const ${id} = { name: ${JSON.stringify(name)},${swept.includes(id) ? ` tags: ['${sweepTag}'],` : ''} ...stories.story(${JSON.stringify(kind === 'screen' ? id : name)}) };`,
  )
  .join('\n')}
`;

/** What the stories are made of: what the file holds, or what the vocabulary says of its page. */
const subjectOf = (file: string, kind: StoryKind): string =>
  kind === 'reference'
    ? `const subject = ${JSON.stringify(referencePage(file).vocabulary)};`
    : `import subject from ${JSON.stringify(file + own)};`;
