/** Computes prices of pricelists anew, and writes only what differs from what stands there. */
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { type Changes, changesOf } from './changes.ts';
import { type Pricelist, placesOf } from './facts.ts';
import { writeChanges } from './write.ts';

/** So few that the server answers others every other millisecond, and what the database asks for is sent while more is computed. */
const placesAtOnce = 100;

/** How many prices of each pricelist were written or ended, and of which items. */
export type Outcome = ReadonlyMap<number, { readonly count: number; readonly itemIds: ReadonlySet<number> }>;

/** @param updateOf the update, by pricelist, that prices come from. */
export async function recompute(
  db: Kysely<Tables>,
  lists: readonly Pricelist[],
  updateOf: ReadonlyMap<number, number> = new Map(),
): Promise<Outcome> {
  const outcome = new Map<number, { count: number; itemIds: Set<number> }>();
  if (lists.length === 0) return outcome;
  // What one part has come to is written while the next one is computed.
  let writing = Promise.resolve();
  for await (const places of placesOf(db, lists)) {
    const changes: Changes[] = [];
    for (const [at, place] of places.entries()) {
      if (at % placesAtOnce === 0) await new Promise(setImmediate);
      const change = changesOf(place);
      const count = change.written.length + change.dropped.length + change.ended.length;
      if (count === 0) continue;
      changes.push(change);
      const { marketplaceId } = place.list;
      const known = outcome.get(marketplaceId) ?? { count: 0, itemIds: new Set<number>() };
      known.count += count;
      known.itemIds.add(place.itemId);
      outcome.set(marketplaceId, known);
    }
    const before = writing;
    // Put together while the part before is written.
    writing = writeChanges(db, updateOf, changes);
    // Thrown where it is waited for.
    writing.catch(() => undefined);
    await before;
  }
  await writing;
  return outcome;
}
