/** The reference as Markdown: one page for each group, one for the kinds, and one that lists all words. */
import { readable } from './readable.ts';
import type { ReferenceGroup, Vocabulary, Word } from './vocabulary.ts';

export const folder = 'manifests/reference';

/** Every page by its path from the root. */
export function pagesOf(vocabulary: Vocabulary): ReadonlyMap<string, string> {
  const places = placesOf(vocabulary);
  return new Map([
    [`${folder}/README.md`, overview(vocabulary)],
    ...vocabulary.groups.map((group) => [`${folder}/${fileOf(group.title)}`, page(group, places)] as const),
    [`${folder}/kinds.md`, kindsPage(vocabulary)],
  ]);
}

const fileOf = (title: string): string => `${title.toLowerCase().replaceAll(' ', '-')}.md`;
const anchor = (name: string): string => name.toLowerCase().replaceAll(' ', '-');

/** Where each word is told. */
const placesOf = ({ groups }: Vocabulary): ReadonlyMap<string, string> =>
  new Map(
    [...groups]
      .reverse()
      .flatMap(({ title, topics }) =>
        topics.flatMap(({ words }) => words.map(({ name }) => [name, `${fileOf(title)}#${anchor(name)}`] as const)),
      ),
  );

function overview({ groups, kinds }: Vocabulary): string {
  const rows = groups.map(({ title, sentence, topics }) => {
    const words = topics.flatMap((topic) =>
      topic.words.map(({ name }) => `[\`${name}\`](${fileOf(title)}#${anchor(name)})`),
    );
    return `| [${title}](${fileOf(title)}) | ${sentence} | ${words.join(' ')} |`;
  });
  return `# Every word of a manifest

What can be written, what it holds and what it means, with an example of each. The same pages stand in Storybook under
*Reference*, where every example is alive. The guide that leads from nothing to a screen is [manifests](../README.md).

| | | Words |
|---|---|---|
${rows.join('\n')}
| [Field kinds](kinds.md) | How a value is shown and asked for. | ${kinds.map(({ name }) => `\`${name}\``).join(' ')} |

These pages are written by \`npm run reference\`, from the sentences in \`src/define\` and from examples that are compiled.
`;
}

function page({ title, sentence, topics }: ReferenceGroup, places: ReadonlyMap<string, string>): string {
  const own = fileOf(title);
  const leadsTo = (text: string): string =>
    text.replace(/\{(\w+)\}/g, (_all, name: string) => {
      const place = places.get(name);
      const here = topics.some(({ words }) => words.some((word) => word.name === name));
      return here || place ? `[${name}](${here ? `#${anchor(name)}` : place})` : name;
    });
  const contents = topics.map((topic) => `[${topic.title}](#${slug(topic.title)})`).join(' · ');
  const parts = topics.map(
    (topic) => `## ${topic.title}

\`\`\`ts
${topic.example.code}
\`\`\`

*From [${topic.example.file}](../../${topic.example.file}).*

${topic.words.map((word) => told(word, leadsTo)).join('\n')}`,
  );
  return `# ${title}

${sentence} [All words](README.md) · ${contents}

${parts.join('\n')}`.replace(`${own}#`, '#');
}

const slug = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\w ]/g, '')
    .replaceAll(' ', '-');

function told({ name, sentence, shape, properties, as }: Word, leadsTo: (text: string) => string): string {
  const rows = properties.map(
    (property) =>
      `| ${property.isNeeded ? `**\`${property.name}\`**` : `\`${property.name}\``} | ${cell(leadsTo(property.takes))} | ${cell(leadsTo(readable(property.sentence)))} |`,
  );
  return `### ${name}

${readable(sentence)} \`${shape}\`
${rows.length ? `\n| | Takes | |\n|---|---|---|\n${rows.join('\n')}\n` : ''}${as ? `\n${as.names.map((each) => `\`${each}\``).join(', ')}: as in [${as.word}](#${anchor(as.word)}).\n` : ''}`;
}

const cell = (text: string): string => text.replaceAll('|', '\\|');

function kindsPage({ kinds }: Vocabulary): string {
  const rows = kinds.map(({ name, sentence, value, example, line, told: options }) => {
    const withs = options.map((option) => `\`${option.name}: ${cell(option.takes)}\` ${readable(option.sentence)}`);
    return `| \`${name}\` | ${readable(sentence)} | \`${cell(value)}\` | ${example && `\`${cell(example)}\``} | ${line && `\`${cell(line)}\``} | ${withs.join('<br>')} |`;
  });
  return `# Field kinds

How a value is shown, asked for, filtered and written into files. A manifest names one with \`as\`, and tells it more with
\`with\`: \`{ field: 'Field', as: 'Kind', with: { … } }\`. Where it names none, the schema of the value decides.
[All words](README.md). In Storybook each has a page with its examples, under *Fields*.

| Kind | | Value | For example | In a manifest | \`with\` |
|---|---|---|---|---|---|
${rows.join('\n')}
`;
}
