/** Stories of the reference: a topic with its example alive, the code of it, and what each of its words holds. */
import type { StoryContext } from '@storybook/react-vite';
import type { ReferenceTopic, Vocabulary } from '../../generators/reference/vocabulary.ts';
import type { Screen } from '../../src/define/screen.ts';
import { AllWords, Kinds, TopicPage } from './reference-page.tsx';
import { storyOf as screenStoryOf } from './screen-story.tsx';

/** What is no screen is shown as code alone. */
const examples = import.meta.glob<Screen>(['../../tests/fixtures/reference/*.ts', '!**/{operations,finder,moved}.ts'], {
  eager: true,
  import: 'default',
});
const screenOf = ({ example }: ReferenceTopic): Screen | undefined => examples[`../../${example.file}`];

export const storyOf = (vocabulary: Vocabulary) => ({
  meta: { parameters: { controls: { disable: true }, layout: 'fullscreen' } },
  story(name: string) {
    const topic = vocabulary.groups.flatMap(({ topics }) => topics).find(({ title }) => title === name);
    if (name === 'All words') return { render: () => <AllWords vocabulary={vocabulary} /> };
    if (name === 'Field kinds') return { render: () => <Kinds vocabulary={vocabulary} /> };
    if (!topic) throw new Error(`The reference has no topic "${name}"`);
    const screen = screenOf(topic);
    if (!screen) return { render: () => <TopicPage topic={topic} /> };
    const alive = screenStoryOf(screen).story('Full');
    return {
      render: () => <TopicPage topic={topic}>{alive.render()}</TopicPage>,
      beforeEach: (context: StoryContext) => alive.beforeEach(context),
      play: (context: StoryContext) => alive.play(context),
    };
  },
});
