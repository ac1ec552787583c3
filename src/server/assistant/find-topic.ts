/** Which topic a question is about: by the words that both share, of which rare ones say more. */
import type { Topic } from './topics.ts';

/** Shorter words fill sentences and say nothing. */
const shortest = 3;
/** Words with the same beginning mean the same thing: "password", "passwords". */
const stem = 5;

/** 'Wie ändere ich mein Kennwort?' → ['wie', 'andere', 'ich', 'mein', 'kennwort']; accents and case do not count. */
export const wordsOf = (text: string): readonly string[] =>
  (
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).filter((word) => word.length >= shortest);

const meansSame = (a: string, b: string): boolean =>
  a === b ||
  (Math.min(a.length, b.length) >= stem && (a.startsWith(b.slice(0, stem)) || b.startsWith(a.slice(0, stem))));

/** The topics that share words with the question, the best first. */
export function findTopics<T extends Pick<Topic, 'title' | 'words'>>(
  question: string,
  topics: readonly T[],
): readonly T[] {
  const asked = [...new Set(wordsOf(question))];
  const known = topics.map((topic) => ({ topic, title: wordsOf(topic.title), words: wordsOf(topic.words) }));
  const has = (words: readonly string[], word: string) => words.some((each) => meansSame(each, word));
  const scored = known.map(({ topic, title, words }) => {
    const score = asked.reduce((sum, word) => {
      const share = has(title, word) ? 2 : has(words, word) ? 1 : 0;
      // A word of many topics tells them apart less.
      return share === 0 ? sum : sum + share / known.filter((each) => has([...each.title, ...each.words], word)).length;
    }, 0);
    return { topic, score };
  });
  return scored
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ topic }) => topic);
}

/** The question's words that neither a topic nor a word of every sentence explains, as they were written. */
export function unknownWords(
  question: string,
  topics: readonly Pick<Topic, 'title' | 'words'>[],
  filling: readonly string[],
): readonly string[] {
  const known = [...filling, ...topics.flatMap(({ title, words }) => wordsOf(`${title} ${words}`))];
  return wordsOf(question).filter((word) => !known.some((each) => meansSame(each, word)));
}
