/** The vocabulary of manifests as data: each group with its topics, their example, and the words with what they hold. */
import { type Declarations, readDeclarations, sentenceOf } from './declarations.ts';
import { type Example, readExample } from './example.ts';
import { type KindWord, readKinds } from './kinds.ts';
import { type Property, propertiesOf } from './properties.ts';
import { groups, type Topic, type TopicWord } from './topics.ts';

export interface Word {
  readonly name: string;
  readonly sentence: string;
  /** `table(call, { inputs }, { … })`, or `columns: [ … ]`. */
  readonly shape: string;
  readonly properties: readonly Property[];
  /** Properties that mean what they mean in another word of the group. */
  readonly as?: { readonly word: string; readonly names: readonly string[] };
}

export interface ReferenceTopic {
  readonly title: string;
  readonly words: readonly Word[];
  readonly example: Example;
}

export interface ReferenceGroup {
  readonly title: string;
  readonly sentence: string;
  readonly topics: readonly ReferenceTopic[];
}

export interface Vocabulary {
  readonly groups: readonly ReferenceGroup[];
  readonly kinds: readonly KindWord[];
}

export function readVocabulary(root: string): Vocabulary {
  const declarations = readDeclarations(root);
  return {
    groups: groups.map(({ topics, ...group }) => {
      const told = new Map<string, string>();
      return {
        ...group,
        topics: topics.map(({ title, words, example }: Topic) => ({
          title,
          example: readExample(root, example, words),
          words: words.map((word) => shortened(wordOf(declarations, word), told)),
        })),
      };
    }),
    kinds: readKinds(root),
  };
}

/** Words that may be imported from the vocabulary and that no topic tells. */
export function untold(root: string): readonly string[] {
  const told = new Set(groups.flatMap(({ topics }) => topics.flatMap(({ words }) => words.map(({ name }) => name))));
  return readDeclarations(root).words.filter((word) => !told.has(word));
}

/** What calls, inputs and definitions are named in the source, as people write them. */
const parameters: Readonly<Record<string, string>> = {
  blocks: 'block, block',
  checks: '{ … }',
  context: "'meaning'",
  text: "'English text'",
  conditions: 'where(…), where(…)',
  definition: '{ … }',
  entries: 'link(…), link(…)',
  eighth: 'finish(…)',
  field: "'Field'",
  first: 'step',
  flags: "'Read'",
  input: '{ inputs }',
  label: "'Label'",
  menu: "'Menu'",
  name: "'name'",
  needs: 'right, right',
  objectType: "'OBJECT_TYPE'",
  options: '{ … }',
  panels: '{ title, body }, { title, body }',
  params: '{ parameters }',
  path: "'path'",
  second: 'step',
  source: 'call',
  tag: "'Tag'",
  tests: '{ Field: value }',
  third: '…',
  to: 'go(…)',
};
const hidden = new Set(['fourth', 'fifth', 'sixth', 'seventh']);

function wordOf(declarations: Declarations, { name, types }: TopicWord): Word {
  if (types) {
    const declared = declarations.types.get(types[0] ?? '');
    if (!declared) throw new Error(`The reference tells of ${types[0]}, which src/define does not declare.`);
    const properties = [
      ...new Map(
        types.flatMap((type) => propertiesOf(declarations, type)).map((property) => [property.name, property]),
      ).values(),
    ];
    const isList = ['columns', 'facts', 'fields', 'filters', 'locks', 'orders', 'sections'].includes(name);
    return { name, sentence: sentenceOf(declared), shape: `${name}: ${isList ? '[ … ]' : '{ … }'}`, properties };
  }
  const declared = declarations.functions.get(name);
  if (!declared) throw new Error(`The reference tells of ${name}, which src/define does not declare.`);
  const last = declared.parameters.at(-1);
  const holds = last?.type && ['definition', 'options'].includes(last.name.getText());
  const given = declared.parameters.map((each) => each.name.getText()).filter((each) => !hidden.has(each));
  return {
    name,
    sentence: sentenceOf(declared),
    shape: `${name}(${given.map((each) => parameters[each] ?? each).join(', ')})`,
    properties: holds && last.type ? propertiesOf(declarations, last.type) : [],
  };
}

/** What a word of the same group has told already is named there alone. */
function shortened(word: Word, told: Map<string, string>): Word {
  const own: Property[] = [];
  const names: string[] = [];
  let from: string | undefined;
  for (const property of word.properties) {
    const key = JSON.stringify(property);
    const before = told.get(key);
    if (before === undefined) told.set(key, word.name);
    if (before !== undefined && (from ?? before) === before && before !== word.name) {
      from = before;
      names.push(property.name);
    } else own.push(property);
  }
  return from !== undefined && names.length > 1 ? { ...word, properties: own, as: { word: from, names } } : word;
}
