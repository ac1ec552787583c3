/** The rows that are all here, found and put in order: each column is ranked once, and typing on narrows what was found. */
import type { Row } from '../../binding/answer-rows.ts';
import type { Sort } from '../model/plan.ts';
import { type Findable, findPlaces } from './find.ts';
import { orderByRank, type Ranks, ranksOf } from './ranks.ts';

export interface Wanted {
  readonly columns: readonly Findable[];
  readonly find: string;
  readonly sort: Sort | undefined;
  readonly locale: string;
}

interface Found {
  readonly columns: readonly Findable[];
  readonly text: string;
  readonly places: Uint32Array;
}
interface Known {
  readonly ranks: Map<string, Ranks>;
  found?: Found;
}

/** What was worked out about a list goes with the list. */
const known = new WeakMap<readonly Row[], Known>();

function about(rows: readonly Row[]): Known {
  const found = known.get(rows) ?? { ranks: new Map() };
  known.set(rows, found);
  return found;
}

/** The rows that contain the text, in the order that is wanted. */
export function selectRows(rows: readonly Row[], { columns, find, sort, locale }: Wanted): readonly Row[] {
  if (!find && !sort) return rows;
  const found = find ? finish(searchSteps(rows, columns, find)) : everyPlace(rows.length);
  const places = sort ? orderByRank(found, ranksFor(rows, sort.field, columns, locale), sort.direction) : found;
  return Array.from(places, (place) => rows[place] as Row);
}

/** Has it been looked for already? */
export const isSearched = (rows: readonly Row[], columns: readonly Findable[], find: string): boolean =>
  known.get(rows)?.found?.columns === columns && known.get(rows)?.found?.text === find.toLowerCase();

/** Steps of the search; what is found stays known. Looks among the hits of a shorter text when it has them. */
export function* searchSteps(
  rows: readonly Row[],
  columns: readonly Findable[],
  find: string,
): Generator<void, Uint32Array> {
  const text = find.toLowerCase();
  const of = about(rows);
  const before = of.found?.columns === columns && text.includes(of.found.text) ? of.found : undefined;
  if (before && before.text === text) return before.places;
  const places = yield* findPlaces(rows, columns, text, before?.places);
  of.found = { columns, text, places };
  return places;
}

function finish<T>(steps: Generator<void, T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

function ranksFor(rows: readonly Row[], field: string, columns: readonly Findable[], locale: string): Ranks {
  const { ranks } = about(rows);
  const key = `${locale} ${field}`;
  const column = columns.find((each) => each.field === field);
  const found = ranks.get(key) ?? ranksOf(rows, field, locale, column?.textOf?.(locale));
  ranks.set(key, found);
  return found;
}

const everyPlace = (count: number): Uint32Array => {
  const places = new Uint32Array(count);
  for (let place = 1; place < count; place += 1) places[place] = place;
  return places;
};
