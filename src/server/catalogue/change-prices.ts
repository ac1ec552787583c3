/** Changes of cost and SRP by day: from today or later on, never of a day that has passed. */
import { sql } from 'kysely';
import type SaveItemPrices from '../../../manifests/operations/ServiceManagement/SaveItemPrices.ts';
import type { CallContext } from '../../define/contract/handler.ts';
import type { InputOf } from '../../define/contract/operation.ts';
import type { Problem } from '../../rules/fields/problem.ts';
import {
  endedFrom,
  type PriceSpan,
  spanOn,
  timelineChanges,
  withAmountFrom,
  withoutChangeOn,
} from '../../rules/pricing/price-timeline.ts';
import { Failure } from '../calls/failure.ts';
import { wrongFields } from '../calls/wrong-fields.ts';
import { findOwnService, type OwnService } from './find.ts';
import { amountProblem, beganAlready, firstBand, lastPrice } from './item-problems.ts';
import { findItem, type OwnItem, touchService } from './items.ts';

type Change = InputOf<typeof SaveItemPrices>['prices'][number];
type Kind = 'Cost' | 'Srp';
const kinds = ['Cost', 'Srp'] as const;
type Amounts = { readonly [K in Kind]?: number | null | undefined };

interface Place {
  readonly item: OwnItem;
  readonly from: number;
}

export interface PriceNote {
  readonly item: OwnItem;
  readonly from: number;
  readonly day: string;
}

const tables = {
  Cost: { table: 'item_cost', amount: 'purchase_price' },
  Srp: { table: 'item_srp', amount: 'srp' },
} as const;

/** @returns what has changed, for the log: it names no amount, for costs are a secret of the vendor. */
export async function savePrices(context: CallContext, serviceId: number, prices: readonly Change[]) {
  const service = await findOwnService(context, serviceId, true);
  const today = await todayOf(context);
  const notes: PriceNote[] = [];
  for (const [index, { BandId, ValidFrom: day = today, ...amounts }] of prices.entries()) {
    const [itemId = 0, from = 0] = BandId.split('-').map(Number);
    const item = await activeItem(context, service, itemId);
    const place = { item, from };
    const at = { day, name: (part: Kind | 'ValidFrom' | 'BandId') => `prices[${index}].${part}` };
    await change(context, service, place, amounts, { ...at, today });
    notes.push({ ...place, day });
  }
  await touch(context, service, notes);
  return { service, notes };
}

interface NewBand {
  readonly itemId: number;
  readonly fromQuantity: number;
  readonly validFrom?: string;
  readonly cost?: number | null;
  readonly srp?: number | null;
}

export async function addBand(context: CallContext, serviceId: number, wanted: NewBand) {
  const service = await findOwnService(context, serviceId, true);
  const today = await todayOf(context);
  const place = { item: await activeItem(context, service, wanted.itemId), from: wanted.fromQuantity };
  const names = { Cost: 'cost', Srp: 'srp', ValidFrom: 'validFrom', BandId: 'fromQuantity' } as const;
  const day = wanted.validFrom ?? today;
  const at = { day, today, name: (part: keyof typeof names) => names[part] };
  await change(context, service, place, { Cost: wanted.cost, Srp: wanted.srp }, at);
  const note = { ...place, day };
  await touch(context, service, [note]);
  return { service, note };
}

/** @throws 409 for the lowest quantity while there are others above it. */
export async function endBand(context: CallContext, serviceId: number, wanted: NewBand) {
  const service = await findOwnService(context, serviceId, true);
  const today = await todayOf(context);
  const { fromQuantity: from, validFrom: day = today } = wanted;
  if (day < today) throw wrongFields(context, [['validFrom', beganAlready]]);
  const item = await findItem(context, service, wanted.itemId);
  const [lowest] = await bandsOf(context, item.item_id, day);
  if (lowest === undefined || from <= lowest) throw new Failure(409, 'firstBandStays');
  for (const kind of kinds) await rewrite(context, service, { item, from }, kind, (spans) => endedFrom(spans, day));
  const note = { item, from, day };
  await touch(context, service, [note]);
  return { service, note };
}

interface Planned {
  readonly itemId: number;
  readonly fromQuantity: number;
  readonly priceKind: Kind;
  readonly validFrom: string;
}

/** @throws 409 for a day on which nothing changes, or that has come. */
export async function takeBack(context: CallContext, serviceId: number, wanted: Planned) {
  const service = await findOwnService(context, serviceId, true);
  const item = await findItem(context, service, wanted.itemId);
  const { fromQuantity: from, validFrom: day, priceKind } = wanted;
  const isPast = day <= (await todayOf(context));
  await rewrite(context, service, { item, from }, priceKind, (spans) => {
    const after = isPast ? undefined : withoutChangeOn(spans, day);
    if (!after) throw new Failure(409, 'nothingPlanned');
    return after;
  });
  const note = { item, from, day };
  await touch(context, service, [note]);
  return { service, note };
}

async function activeItem(context: CallContext, service: OwnService, itemId: number): Promise<OwnItem> {
  const item = await findItem(context, service, itemId);
  if (item.state === 'Retired') throw new Failure(409, 'itemRetired');
  return item;
}

interface At {
  readonly day: string;
  readonly today: string;
  /** What the caller calls a part of his input. */
  name(part: Kind | 'ValidFrom' | 'BandId'): string;
}

/** @throws 400 at each field that does not fit. */
async function change(
  context: CallContext,
  service: OwnService,
  place: Place,
  amounts: Amounts,
  at: At,
): Promise<void> {
  const { day, today, name } = at;
  const isMetered = place.item.basis === 'Metered';
  const problems: (readonly [string, Problem])[] = kinds.flatMap((kind) => {
    const problem = amountProblem(amounts[kind], service.currency, isMetered);
    return problem ? [[name(kind), problem] as const] : [];
  });
  if (day < today) problems.push([name('ValidFrom'), beganAlready]);
  const bands = await bandsOf(context, place.item.item_id, day);
  if (place.from > 1 && !bands.includes(1) && !bands.includes(place.from)) problems.push([name('BandId'), firstBand]);
  if (problems.length > 0) throw wrongFields(context, problems);
  const had = await hasPrice(context, place, day);
  for (const kind of kinds) {
    const amount = amounts[kind];
    if (amount !== undefined)
      await rewrite(context, service, place, kind, (spans) => withAmountFrom(spans, day, amount));
  }
  if (had && place.from === bands[0] && service.state === 'Published' && !(await hasPrice(context, place, day)))
    throw wrongFields(context, [[name('Srp'), lastPrice]]);
}

async function rewrite(
  context: CallContext,
  { currency }: OwnService,
  { item: { item_id }, from }: Place,
  kind: Kind,
  make: (spans: readonly PriceSpan[]) => readonly PriceSpan[],
): Promise<void> {
  const { db } = context;
  const table = sql.table(tables[kind].table);
  const amount = sql.ref(tables[kind].amount);
  const before = await spansOf(context, { item_id, from }, kind);
  const { removed, ended, added } = timelineChanges(before, make(before));
  const ofBand = sql`item_id = ${item_id} and min_quantity = ${from}`;
  for (const span of removed)
    await sql`delete from ${table} where ${ofBand} and valid_from_date = ${span.from}::date`.execute(db);
  for (const span of ended)
    await sql`update ${table} set valid_until_date = ${span.until}::date where ${ofBand} and valid_from_date = ${span.from}::date`.execute(
      db,
    );
  for (const span of added)
    await sql`insert into ${table} (item_id, currency, min_quantity, ${amount}, valid_from_date, valid_until_date)
      values (${item_id}, ${currency}, ${from}, ${span.amount}, ${span.from}::date, ${span.until}::date)`.execute(db);
}

async function spansOf({ db }: CallContext, { item_id, from }: { item_id: number; from: number }, kind: Kind) {
  const { rows } = await sql<PriceSpan>`
    select ${sql.ref(tables[kind].amount)} as amount, valid_from_date::text as "from", valid_until_date::text as until
    from ${sql.table(tables[kind].table)} where item_id = ${item_id} and min_quantity = ${from} order by valid_from_date`.execute(
    db,
  );
  return rows;
}

async function hasPrice(context: CallContext, { item, from }: Place, day: string): Promise<boolean> {
  const [cost, srp] = await Promise.all(kinds.map((kind) => spansOf(context, { item_id: item.item_id, from }, kind)));
  return [cost ?? [], srp ?? []].some((spans) => spanOn(spans, day) !== undefined);
}

/** The quantities from which a fee has a price on a day or later, the lowest first. */
async function bandsOf({ db }: CallContext, itemId: number, day: string): Promise<number[]> {
  const { rows } = await sql<{ band: number }>`
    select min_quantity as band from item_cost where item_id = ${itemId} and coalesce(valid_until_date > ${day}::date, true)
    union select min_quantity from item_srp where item_id = ${itemId} and coalesce(valid_until_date > ${day}::date, true)
    order by band`.execute(db);
  return rows.map(({ band }) => band);
}

async function todayOf({ db }: CallContext): Promise<string> {
  const { rows } = await sql<{ today: string }>`select current_date::text as today`.execute(db);
  return rows[0]?.today ?? '';
}

/** Whoever has read the fees or their prices before is told that they have changed. */
async function touch(context: CallContext, { service_id }: OwnService, notes: readonly PriceNote[]): Promise<void> {
  const ids = [...new Set(notes.map(({ item }) => item.item_id))];
  await context.db.updateTable('item').set({ position: sql`position` }).where('item_id', 'in', ids).execute();
  await touchService(context, service_id);
}
