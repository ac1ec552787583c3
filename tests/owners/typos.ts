/** Slips of the fingers, the same ones in every run: a letter lost, doubled, swapped, or of the wrong case. */

/** Numbers from 0 to 1 that follow from the seed alone (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A number for a text: the same text gives the same number. */
export const seedOf = (text: string): number =>
  [...text].reduce((sum, letter) => Math.imul(sum, 31) + letter.charCodeAt(0), 7);

/** The word with one slip in it, always another word. */
export function typo(word: string, random: () => number): string {
  const letters = [...word];
  const places = letters.flatMap((letter, index) => (/\p{L}/u.test(letter) ? [index] : []));
  const at = places[Math.floor(random() * places.length)] ?? 0;
  const letter = letters[at] ?? '';
  const next = letters[at + 1];
  const slips: readonly (() => string)[] = [
    () => splice(letters, at, 1),
    () => splice(letters, at, 0, letter),
    () => (next === undefined || next === letter ? splice(letters, at, 1) : splice(letters, at, 2, next, letter)),
    () => splice(letters, at, 1, letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase()),
  ];
  const slipped = slips[Math.floor(random() * slips.length)]?.() ?? '';
  return slipped === word || slipped.length === 0 ? `${word}${letter || 'x'}` : slipped;
}

const splice = (letters: readonly string[], at: number, remove: number, ...put: readonly string[]): string =>
  letters.toSpliced(at, remove, ...put).join('');

/** All of them in an order that follows from the seed. */
export const shuffled = <T>(all: readonly T[], random: () => number): readonly T[] =>
  all
    .map((one) => [random(), one] as const)
    .sort(([a], [b]) => a - b)
    .map(([, one]) => one);
