/** Which rows of a list that asks again by itself were not there before. */

/** Ids that came with the second answer; nothing is new in a list that shows something else now. */
export function newIds(before: readonly string[], now: readonly string[]): ReadonlySet<string> {
  const known = new Set(before);
  return new Set(now.filter((id) => !known.has(id)));
}

/** How many entries came since; undefined when nobody says how many there are. */
export const newCount = (before: number | undefined, now: number | undefined): number | undefined =>
  before === undefined || now === undefined ? undefined : Math.max(0, now - before);
