/** Tells Storybook which stories there are: one for each example of a field, one for each state of a screen. */
import type { Indexer } from 'storybook/internal/types';
import { factsOf } from './read-facts.ts';
import { anyStoryFile, storyKind, sweepTag } from './story-files.ts';

export const indexer: Indexer = {
  test: anyStoryFile,
  createIndex: async (file) => {
    const { title, stories, swept } = (await factsOf(file)) ?? { title: '', stories: {}, swept: [] };
    return Object.entries(stories).map(([exportName, name]) => ({
      type: 'story' as const,
      importPath: file,
      exportName,
      name,
      title,
      tags: [
        'test',
        ...(storyKind(file) === 'field' ? ['autodocs'] : []),
        ...(swept.includes(exportName) ? [sweepTag] : []),
      ],
    }));
  },
};
