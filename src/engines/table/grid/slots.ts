/** Which node draws which line: a line that stays in sight keeps its node, one that comes in takes a node that became free. */
export type Slots = ReadonlyMap<number, number>;

/** `before` and the result map lines to nodes. */
export function assignSlots(before: Slots, wanted: readonly number[]): Slots {
  const after = new Map<number, number>();
  const taken = new Set<number>();
  for (const line of wanted) {
    const slot = before.get(line);
    if (slot === undefined) continue;
    after.set(line, slot);
    taken.add(slot);
  }
  let next = 0;
  for (const line of wanted) {
    if (after.has(line)) continue;
    while (taken.has(next)) next += 1;
    taken.add(next);
    after.set(line, next);
  }
  return after;
}
