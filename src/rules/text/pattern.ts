/**
 * Patterns of texts that people write: characters, classes such as [a-z] or \d, a dot for any, each with a count. They are matched in a
 * time that grows with the text alone, so nobody can write one that holds a server up; groups and choices are therefore none of them.
 */

interface Place {
  readonly fits: (character: string) => boolean;
  /** May be left out. */
  readonly isOptional: boolean;
  /** May come again and again. */
  readonly isRepeated: boolean;
}

export type ReadPattern = { readonly places: readonly Place[] } | { readonly wrong: string };

/** A pattern has no more places than these, counts written out. */
const most = 300;

const digit = (character: string) => character >= '0' && character <= '9';
const word = (character: string) => /^[\p{L}\p{N}_]$/u.test(character);
const classes: Readonly<Record<string, Place['fits']>> = {
  d: digit,
  w: word,
  s: (character) => /^\s$/.test(character),
};

class WrongPattern extends Error {}

export function readPattern(source: string): ReadPattern {
  const letters = [...source];
  const places: Place[] = [];
  let at = 0;
  const refuse = (found: string): never => {
    throw new WrongPattern(found);
  };
  const escaped = (): Place['fits'] => {
    const letter = letters[at++] ?? refuse('\\');
    return classes[letter] ?? (/^[A-Za-z0-9]$/.test(letter) ? refuse(`\\${letter}`) : is(letter));
  };
  const bracket = (): Place['fits'] => {
    const isNot = letters[at] === '^';
    if (isNot) at += 1;
    const parts: Place['fits'][] = [];
    while (letters[at] !== ']') {
      const letter = letters[at++] ?? refuse('[');
      if (letter === '\\') parts.push(escaped());
      else if (letters[at] === '-' && letters[at + 1] !== ']' && letters[at + 1] !== undefined) {
        const last = letters[at + 1] ?? '';
        at += 2;
        if (last < letter) refuse(`${letter}-${last}`);
        parts.push((character) => character >= letter && character <= last);
      } else parts.push(is(letter));
    }
    at += 1;
    if (parts.length === 0) refuse('[]');
    return (character) => parts.some((fits) => fits(character)) !== isNot;
  };
  const count = (): readonly [least: number, atMost: number] => {
    const sign = letters[at];
    if (sign === '?' || sign === '*' || sign === '+') {
      at += 1;
      return [sign === '+' ? 1 : 0, sign === '?' ? 1 : Number.POSITIVE_INFINITY];
    }
    if (sign !== '{') return [1, 1];
    const [all = '', least = '', comma, last] = /^\{(\d{1,3})(,(\d{1,3})?)?\}/.exec(letters.slice(at).join('')) ?? [];
    if (all === '') refuse('{');
    at += all.length;
    return [Number(least), comma === undefined ? Number(least) : last ? Number(last) : Number.POSITIVE_INFINITY];
  };
  try {
    while (at < letters.length) {
      const letter = letters[at++] ?? '';
      if ('()|^$?*+{}]'.includes(letter)) refuse(letter);
      const fits = letter === '[' ? bracket() : letter === '\\' ? escaped() : letter === '.' ? () => true : is(letter);
      const [least, atMost] = count();
      if (atMost < least) refuse(`{${least},${atMost}}`);
      const isRepeated = atMost === Number.POSITIVE_INFINITY;
      for (let n = 0; n < least; n += 1) places.push({ fits, isOptional: false, isRepeated: false });
      if (isRepeated) places.push({ fits, isOptional: true, isRepeated });
      else for (let n = least; n < atMost; n += 1) places.push({ fits, isOptional: true, isRepeated });
      if (places.length > most) refuse(source);
    }
  } catch (error) {
    if (error instanceof WrongPattern) return { wrong: error.message };
    throw error;
  }
  return { places };
}

const is = (letter: string) => (character: string) => character === letter;

/** The whole text, from its first character to its last; a pattern that cannot be read is content with every text. */
export function fitsPattern(text: string, source: string): boolean {
  const read = readPattern(source);
  if ('wrong' in read) return true;
  const { places } = read;
  let reached = skipping(places, [0]);
  for (const character of text) {
    const next: number[] = [];
    for (const at of reached) {
      const place = places[at];
      if (!place?.fits(character)) continue;
      next.push(place.isRepeated ? at : at + 1);
    }
    reached = skipping(places, next);
    if (reached.size === 0) return false;
  }
  return reached.has(places.length);
}

/** All places at which one may stand, those behind what may be left out among them. */
function skipping(places: readonly Place[], from: readonly number[]): Set<number> {
  const reached = new Set<number>();
  for (let at of from) {
    while (!reached.has(at)) {
      reached.add(at);
      if (!places[at]?.isOptional) break;
      at += 1;
    }
  }
  return reached;
}
