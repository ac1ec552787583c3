/** Slips of the fingers, the same ones in every run: a letter lost, doubled, swapped, or of the wrong case. */

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
