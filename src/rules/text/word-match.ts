/** Finds by words: every word of the query begins, lies in, or is nearly a word of the text. */
import { editDistance } from './edit-distance.ts';

/** Letters that are no letter with an accent to Unicode, but to whoever types without them. */
const plainLetters: Readonly<Record<string, string>> = { ı: 'i', ł: 'l', ø: 'o', đ: 'd' };

/** Without accents and capitals, so that 'prufprotokoll' finds 'Prüfprotokoll', and 'isparta' finds 'Isparta' and 'ısparta'. */
export const foldedText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ıłøđ]/g, (letter) => plainLetters[letter] ?? letter)
    .trim();

const wordsOf = (text: string): readonly string[] =>
  foldedText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Higher fits better; 0 does not fit. */
export function matchScore(query: string, text: string): number {
  const asked = wordsOf(query);
  const words = wordsOf(text);
  if (asked.length === 0) return 1;
  const scores = asked.map((each) => fitOfWord(each, words));
  if (scores.includes(0)) return 0;
  const start = foldedText(text).startsWith(foldedText(query)) ? 2 : 0;
  return scores.reduce((sum, score) => sum + score, start) / asked.length;
}

function fitOfWord(asked: string, words: readonly string[]): number {
  if (words.includes(asked)) return 4;
  if (words.some((word) => word.startsWith(asked))) return 3;
  if (words.some((word) => word.includes(asked))) return 2;
  const slips = asked.length < 4 ? 0 : asked.length < 8 ? 1 : 2;
  return slips > 0 && words.some((word) => editDistance(asked, word.slice(0, asked.length + 1)) <= slips) ? 1 : 0;
}

/** Where the words of the query stand in the text as written: ranges to be marked. */
export function marks(query: string, text: string): readonly (readonly [number, number])[] {
  const letters = [...text].map((letter) => foldedText(letter) || letter);
  const flat = letters.join('');
  // A letter that becomes two would move everything behind it.
  if (flat.length !== text.length) return [];
  return wordsOf(query).flatMap((word) => {
    const at = flat.indexOf(word);
    return at < 0 ? [] : [[at, at + word.length] as const];
  });
}
