/** Chance that always falls the same way: a generator for every key, so that a change in one place moves no other. */

export interface Random {
  /** From 0 to just below 1. */
  next(): number;
  /** A whole number, both ends included. */
  whole(from: number, to: number): number;
  pick<T>(list: readonly T[]): T;
  chance(share: number): boolean;
  /** A moment between two others. */
  moment(from: Date, to: Date): Date;
  /** Replaces each `#` by a digit. */
  digits(pattern: string): string;
  hex(length: number): string;
}

export function random(key: string): Random {
  let state = seedOf(key);
  // mulberry32
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const whole = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    whole,
    pick: <T>(list: readonly T[]): T => {
      if (list.length === 0) throw new Error(`Nothing to pick from for ${key}`);
      return list[whole(0, list.length - 1)] as T;
    },
    chance: (share) => next() < share,
    moment: (from, to) => new Date(whole(Math.floor(from.getTime() / 1000), Math.floor(to.getTime() / 1000)) * 1000),
    digits: (pattern) => pattern.replace(/#/g, () => String(whole(0, 9))),
    hex: (length) => Array.from({ length }, () => whole(0, 15).toString(16)).join(''),
  };
}

/** FNV-1a, mixed once more so that keys that differ in their last digit start far apart. */
function seedOf(key: string): number {
  let hash = 0x811c9dc5;
  for (const character of key) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return Math.imul(hash ^ (hash >>> 16), 0x85ebca6b) | 0;
}
