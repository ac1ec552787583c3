/** The stories of the reference: one for each topic of a group, one for the kinds, one for the list of all words. */
import { readVocabulary, type Vocabulary } from '../../generators/reference/vocabulary.ts';
import type { StoryFacts } from './facts.ts';
import { fromRoot, root } from './story-files.ts';

export interface ReferencePage {
  readonly facts: StoryFacts;
  /** Of a group, what its stories show; of the other pages everything. */
  readonly vocabulary: Vocabulary;
}

/** Read whenever a page is asked for: it takes less than a blink, and sentences may have changed. */
export function referencePage(file: string): ReferencePage {
  const name = /([\w-]+)\.md$/.exec(fromRoot(file))?.[1] ?? '';
  const vocabulary = readVocabulary(root);
  if (name === 'README') return { facts: factsOf('Reference', ['All words']), vocabulary };
  if (name === 'kinds') return { facts: factsOf('Reference', ['Field kinds']), vocabulary };
  const groups = vocabulary.groups.filter((group) => wordsOf(group.title) === name);
  const titles = groups.flatMap(({ topics }) => topics.map(({ title }) => title));
  return { facts: factsOf(`Reference/${groups[0]?.title ?? name}`, titles), vocabulary: { groups, kinds: [] } };
}

function factsOf(title: string, names: readonly string[]): StoryFacts {
  const stories = Object.fromEntries(names.map((name) => [exportName(name), name]));
  return { title, stories, swept: Object.keys(stories) };
}

/** 'Filters and finding' is exported as FiltersAndFinding. */
const exportName = (title: string): string =>
  title.replace(/(?:^|[^A-Za-z]+)([A-Za-z])/g, (_all, letter: string) => letter.toUpperCase());

const wordsOf = (title: string): string => title.toLowerCase().replaceAll(' ', '-');
