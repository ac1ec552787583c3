/** The reference of the vocabulary tells every word, in sentences, and its pages are what the sources say today. */
import { describe, expect, it } from 'vitest';
import { stalePages } from '../../generators/commands/reference.ts';
import { lines } from '../../generators/reference/kinds.ts';
import { readVocabulary, untold } from '../../generators/reference/vocabulary.ts';
import { root, textOfFile } from './files.ts';

const { groups, kinds } = readVocabulary(root);
const words = groups.flatMap(({ topics }) => topics.flatMap((topic) => topic.words));

describe('the reference', () => {
  it('is up to date: "npm run reference" writes its pages', () => {
    expect([...stalePages().keys()]).toEqual([]);
  });

  it('tells every word that a manifest may import: generators/reference/topics.ts says where', () => {
    expect(untold(root)).toEqual([]);
    expect(words.length).toBeGreaterThan(60);
  });

  it('has a sentence for each word, property and kind: the comment above it in src/define or src/rules/kinds', () => {
    const isSentence = (text: string): boolean => /^\p{L}.{8}|^…/u.test(text);
    const silent = words.flatMap(({ name, sentence, properties }) => [
      ...(isSentence(sentence) ? [] : [name]),
      ...properties.filter((property) => !isSentence(property.sentence)).map((property) => `${name}.${property.name}`),
    ]);
    expect(silent).toEqual([]);
    expect(kinds.filter(({ sentence, value }) => sentence === '' || value === '').map(({ name }) => name)).toEqual([]);
  });

  it(`has a line to copy for each kind: ${lines} is where one more is written`, () => {
    expect(kinds.filter(({ line }) => line === '').map(({ name }) => name)).toEqual([]);
    expect(kinds.find(({ name }) => name === 'Money')?.line).toContain("as: 'Money', currency: ");
  });

  it('shows no type of the compiler', () => {
    const takes = words.flatMap(({ name, properties }) =>
      properties.map((each) => `${name}.${each.name}: ${each.takes}`),
    );
    expect(takes.filter((text) => /</.test(text))).toEqual([]);
  });

  it('is found from the guide of owners', () => {
    expect(textOfFile('manifests/README.md')).toContain('(reference/README.md)');
  });
});
