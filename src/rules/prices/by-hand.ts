/** What somebody types of a price that he sets by hand: only what he changes, over what stands there. */
import type { Model } from './candidate.ts';

export interface TypedPrice {
  /** null: the rules make the price. */
  readonly Model?: Exclude<Model, 'Srp'> | null | undefined;
  readonly Percent?: number | null | undefined;
  readonly Amount?: number | null | undefined;
}

export interface PriceByHand {
  readonly model: Model;
  readonly percent: number | null;
  readonly amount: number | null;
}

/**
 * An amount alone is a fixed price, a percentage alone changes the one that is there. A formula may lack its percentage or amount,
 * which whoever saves it refuses.
 * @param now what is set by hand so far.
 * @returns 'rules': nothing is set by hand; 'noModel': a percentage of nothing.
 */
export function typedByHand(
  { Model, Percent, Amount }: TypedPrice,
  now: PriceByHand | undefined,
): PriceByHand | 'rules' | 'noModel' {
  if (Model === null) return 'rules';
  const given = { percent: Percent ?? undefined, amount: Amount ?? undefined };
  const model = Model ?? modelOf(given, now);
  if (model === undefined) return given.percent === undefined ? 'rules' : 'noModel';
  const same = now?.model === model ? now : undefined;
  return model === 'Static'
    ? { model, percent: null, amount: Amount === undefined ? (same?.amount ?? null) : Amount }
    : { model, percent: Percent === undefined ? (same?.percent ?? null) : Percent, amount: null };
}

function modelOf(
  { percent, amount }: { readonly percent: number | undefined; readonly amount: number | undefined },
  now: PriceByHand | undefined,
): Model | undefined {
  if (amount !== undefined) return 'Static';
  return percent !== undefined && now && now.model !== 'Static' ? now.model : undefined;
}
