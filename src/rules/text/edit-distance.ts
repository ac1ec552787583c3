/** How far two spellings lie apart, for messages that guess what was meant. */

/** Letters to add, drop or replace (Levenshtein). */
export function editDistance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [row, character] of [...a].entries()) {
    const current = [row + 1];
    for (const [column, other] of [...b].entries()) {
      const substituted = (previous[column] ?? 0) + (character === other ? 0 : 1);
      current.push(Math.min((previous[column + 1] ?? 0) + 1, (current[column] ?? 0) + 1, substituted));
    }
    previous = current;
  }
  return previous[b.length] ?? 0;
}
