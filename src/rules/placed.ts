/** A list in a new order: some of it at named places, the rest as it was. */

/**
 * @param list in its present order, each once.
 * @param wanted of some of them the place from 1; who comes first of two that want the same place stands first. Places behind the end are the end.
 */
export function placed<T>(list: readonly T[], wanted: readonly (readonly [T, number])[]): readonly T[] {
  const named = new Set(wanted.map(([each]) => each));
  const result = list.filter((each) => !named.has(each));
  for (const [each, place] of [...wanted].sort(([, a], [, b]) => a - b)) result.splice(place - 1, 0, each);
  return result;
}

/** The list with one of it at another place; the list itself where nothing changes. */
export function moved<T>(list: readonly T[], from: number, to: number): readonly T[] {
  if (from === to || from < 0 || to < 0 || from >= list.length || to >= list.length) return list;
  const rest = [...list];
  rest.splice(to, 0, ...rest.splice(from, 1));
  return rest;
}
