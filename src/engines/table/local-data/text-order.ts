/** Sorts many texts as a language wants it: a quick order first, so that the language's own comparison has little left to do. */

const place = 2 ** 20;
const letters = 40;
const prefixLength = 6;

/** Six characters as a number of base 40: 0 ends the text, then signs, digits, letters, and everything else. */
function prefixOf(text: string): number {
  let prefix = 0;
  for (let at = 0; at < prefixLength; at += 1) prefix = prefix * letters + weightOf(text.charCodeAt(at));
  return prefix;
}

function weightOf(code: number): number {
  if (Number.isNaN(code)) return 0;
  if (code >= 97 && code <= 122) return code - 84;
  if (code >= 65 && code <= 90) return code - 52;
  if (code >= 48 && code <= 57) return code - 45;
  return code < 128 ? 1 : letters - 1;
}

/** Without case and accents, numbers in equal length: nearly the order of every language, compared by code. */
function plain(text: string): string {
  const bare = /[^\x20-\x7e]/.test(text) ? text.normalize('NFD').replace(/\p{M}+/gu, '') : text;
  const lower = bare.toLowerCase();
  return /\d/.test(lower) ? lower.replace(/\d+/g, (digits) => digits.padStart(12, '0')) : lower;
}

/**
 * The places of the texts in the order of `compare`. The last pass is that comparison, so the result is always right; it is
 * quick because sorting what is nearly sorted takes one comparison for each text.
 */
export function orderTexts(texts: readonly string[], compare: (a: string, b: string) => number): number[] {
  const order = quickOrder(texts);
  return order.sort((a, b) => compare(texts[a] as string, texts[b] as string));
}

function quickOrder(texts: readonly string[]): number[] {
  const count = texts.length;
  if (count < 1000 || count > place) return Array.from(texts.keys());
  const keys = new Float64Array(count);
  for (let at = 0; at < count; at += 1) keys[at] = prefixOf(texts[at] as string) * place + at;
  keys.sort();
  const order = Array.from(keys, (key) => key % place);
  let same = 0;
  for (let at = 1; at < count; at += 1) {
    if (Math.floor((keys[at] as number) / place) === Math.floor((keys[at - 1] as number) / place)) same += 1;
  }
  if (same < count / 8) return order;
  const plains = texts.map(plain);
  return order.sort((a, b) => ((plains[a] as string) < (plains[b] as string) ? -1 : plains[a] === plains[b] ? 0 : 1));
}
