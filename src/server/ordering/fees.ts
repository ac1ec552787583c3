/** What a service costs the payer of an account, fee by fee, as far as the session may read what he pays. */
import { type RawBuilder, sql } from 'kysely';
import type { CallContext } from '../../define/contract/handler.ts';
import { lineValue, type PricedFee } from '../../rules/orders/order-value.ts';
import { type Decimal, fromNumber, toNumber } from '../../rules/prices/decimal.ts';
import type { Term } from './term.ts';

export interface FeeRow extends Pick<PricedFee, 'basis' | 'billing'> {
  readonly problem: 'notOffered' | 'notInThisTerm' | null;
  readonly payer: number;
  readonly payer_name: string;
  readonly seller_name: string | null;
  readonly currency: string | null;
  readonly item_id: number | null;
  readonly name: string;
  readonly unit: string;
  readonly amount: number | null;
}

export interface Wanted extends Term {
  readonly serviceId: number;
  readonly quantity: number;
}

/** One row without a fee where it cannot be ordered so. */
export const feesOf = async (context: CallContext, parent: number, wanted: Wanted): Promise<FeeRow[]> =>
  (await feesOfEach(context, [{ parent, ...wanted }]))[0] ?? [];

interface WantedFor extends Wanted {
  /** The account that it would stand below. */
  readonly parent: number;
}

/** Of each what it costs, in their order; asked of the database at once. */
export async function feesOfEach({ db, language }: CallContext, all: readonly WantedFor[]): Promise<FeeRow[][]> {
  if (all.length === 0) return [];
  const { rows } = await sql<FeeRow & { place: number }>`
    select w.place::integer, p.*, service_name(p.names, ${language}, '') as name
    from ${eachOf(all)} cross join lateral order_prices(w.parent, w.service, w.quantity, w.months, w.way) p`.execute(
    db,
  );
  return all.map((_, index) => rows.filter(({ place }) => place === index + 1));
}

/** As rows `w`, numbered from 1. */
const eachOf = (all: readonly WantedFor[]): RawBuilder<unknown> => sql`
  unnest(${all.map(({ parent }) => parent)}::bigint[], ${all.map(({ serviceId }) => serviceId)}::bigint[],
    ${all.map(({ quantity }) => quantity)}::integer[], ${all.map(({ commitmentMonths }) => commitmentMonths)}::integer[],
    ${all.map(({ billing }) => billing)}::text[]) with ordinality w (parent, service, quantity, months, way, place)`;

type Amounts = readonly Pick<FeeRow, 'basis' | 'billing' | 'amount'>[];

export const pricedFees = (rows: Amounts): readonly PricedFee[] =>
  rows.flatMap(({ basis, billing, amount }) =>
    amount === null ? [] : [{ basis, billing, amount: fromNumber(amount) }],
  );

/** undefined: it cannot be ordered, or the caller may not read what is paid. */
export function worthOf(rows: Amounts, currency: string, quantity: number): Decimal | undefined {
  const fees = pricedFees(rows);
  return fees.length === 0 ? undefined : lineValue({ currency, quantity, fees });
}

export interface Larger {
  readonly LargerQuantity: number;
  readonly LargerSaves: number;
}

interface Worth extends WantedFor {
  /** undefined: the caller may not know. */
  readonly value: Decimal | undefined;
}

/** The least larger quantity of each that is worth less in all. */
export async function largerForEach(context: CallContext, all: readonly Worth[]): Promise<(Larger | undefined)[]> {
  const known = all.filter(({ value }) => value !== undefined);
  if (known.length === 0) return all.map(() => undefined);
  const { rows } = await sql<{ place: number; among: readonly number[] }>`
    select w.place::integer, larger_quantities(w.parent, w.service, w.quantity, w.months, w.way) as among
    from ${eachOf(known)}`.execute(context.db);
  const larger = rows.flatMap(({ place, among }) => {
    const wanted = known[place - 1];
    return wanted ? among.map((quantity) => ({ wanted, fits: { ...wanted, quantity } })) : [];
  });
  const fees = await feesOfEach(
    context,
    larger.map(({ fits }) => fits),
  );
  const saving = larger.flatMap(({ wanted, fits: { quantity } }, index): [Worth, Larger][] => {
    const worth = worthOf(fees[index] ?? [], fees[index]?.[0]?.currency ?? '', quantity);
    if (worth === undefined || wanted.value === undefined || worth >= wanted.value) return [];
    return [[wanted, { LargerQuantity: quantity, LargerSaves: toNumber((wanted.value - worth) as Decimal) }]];
  });
  return all.map((one) => saving.find(([wanted]) => wanted === one)?.[1]);
}
