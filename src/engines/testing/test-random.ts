/** Random values from a seed, so that a failing property test can be run again. */
export interface Random {
  integer(below: number): number;
  pick<T>(items: readonly T[]): T;
  some<T>(items: readonly T[]): T[];
  chance(share: number): boolean;
  text(length: number): string;
}

const letters = [...'abcXYZ019 ,%&=+/ßжあ-"\'é'];

export function random(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  const integer = (below: number) => Math.floor(next() * below);
  const pick = <T>(items: readonly T[]): T => items[integer(items.length)] as T;
  return {
    integer,
    pick,
    some: (items) => items.filter(() => next() < 0.5),
    chance: (share) => next() < share,
    text: (length) => Array.from({ length: 1 + integer(length) }, () => pick(letters)).join(''),
  };
}
