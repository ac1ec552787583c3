/** Questions find what they are about, in any case and form; what no topic knows may be a name. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findTopics, unknownWords, wordsOf } from './find-topic.ts';

const password = { title: 'Change password', words: 'forgotten secret' };
const sessions = { title: 'Your sessions', words: 'devices signed in end' };
const jobs = { title: 'My jobs', words: 'export file end' };
const topics = [password, sessions, jobs];

test.each([
  ['How do I change my password?', password],
  ['FORGOTTEN PASSWORDS', password],
  ['Where is the file of my export', jobs],
  ['end my session', sessions],
])('"%s"', (question, topic) => expect(findTopics(question, topics)[0]).toBe(topic));

test('nothing in common finds nothing', () => {
  expect(findTopics('Donau', topics)).toEqual([]);
  expect(findTopics('', topics)).toEqual([]);
});

test('accents do not count, and words without a meaning of their own are no names', () => {
  expect(wordsOf('Wie ändere ich’s?')).toEqual(['wie', 'andere', 'ich']);
  expect(unknownWords('find Donau file, please', topics, ['find', 'please'])).toEqual(['donau']);
});

test('whatever is asked, only known topics are found, each once', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (question) => {
      const found = findTopics(question, topics);
      expect(new Set(found).size).toBe(found.length);
      expect(found.every((topic) => topics.includes(topic))).toBe(true);
    }),
  );
});
