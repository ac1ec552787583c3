/** What an update has to write for an item of a pricelist: the difference between what stands there and what follows from its facts. */
import { hash } from 'node:crypto';
import type { Candidate } from '../../../rules/prices/candidate.ts';
import { one, rounded, toNumber } from '../../../rules/prices/decimal.ts';
import { exchange } from '../../../rules/prices/money.ts';
import type { Priced } from '../../../rules/prices/price.ts';
import { type Piece, timeline } from '../../../rules/prices/price-timeline.ts';
import type { Place, StoredPrice } from './facts.ts';

export interface Reason {
  readonly cost: number | null;
  /** Of the cost before it was turned into the pricelist's currency, and by what. */
  readonly costCurrency: string | null;
  readonly rate: number | null;
  readonly srp: number | null;
  readonly winner: unknown;
  readonly losers: unknown;
  readonly signature: string;
}

export interface NewPrice {
  readonly marketplaceId: number;
  readonly offerId: number;
  readonly itemId: number;
  readonly band: number;
  readonly amount: number;
  readonly from: string;
  readonly until: string | null;
  readonly reason: Reason;
}

export interface Changes {
  readonly written: readonly NewPrice[];
  /** Prices that had not begun, and are none any more. */
  readonly dropped: readonly number[];
  /** Prices that end on another day than they did. */
  readonly ended: readonly { readonly priceId: number; readonly until: string | null }[];
}

export function changesOf(place: Place): Changes {
  const { from } = place.list;
  const wanted = timeline(place.facts, from).flatMap((piece) => newPrice(place, piece));
  const standing = new Map(place.stored.map((stored) => [`${stored.band} ${stored.from}`, stored]));
  const begun = new Map(place.stored.filter((stored) => stored.from < from).map((stored) => [stored.band, stored]));
  const kept = new Set<StoredPrice>();
  const ended: { priceId: number; until: string | null }[] = [];
  const written: NewPrice[] = [];
  for (const one of wanted) {
    const same = one.from === from ? (begun.get(one.band) ?? standing.get(keyOf(one))) : standing.get(keyOf(one));
    if (same && same.amount === one.amount && same.signature === one.reason.signature) {
      kept.add(same);
      if (same.until !== one.until) ended.push({ priceId: same.priceId, until: one.until });
    } else written.push(one);
  }
  const gone = place.stored.filter((stored) => !kept.has(stored));
  return {
    written,
    dropped: gone.filter((stored) => stored.from >= from).map(({ priceId }) => priceId),
    ended: [...gone.filter((stored) => stored.from < from).map(({ priceId }) => ({ priceId, until: from })), ...ended],
  };
}

const keyOf = ({ band, from }: NewPrice): string => `${band} ${from}`;

function newPrice(place: Place, { band, from, until, priced }: Piece): NewPrice[] {
  if (priced.amount === undefined) return [];
  return [
    {
      marketplaceId: place.list.marketplaceId,
      offerId: place.offerId,
      itemId: place.itemId,
      band,
      amount: toNumber(priced.amount),
      from,
      until: until ?? null,
      reason: reasonOf(place, band, from, priced),
    },
  ];
}

function reasonOf({ facts }: Place, band: number, from: string, { cost, srp, winner, losers }: Priced): Reason {
  const bought = facts.cost.filter(
    (one) => one.minQuantity <= band && one.from <= from && (one.until === undefined || from < one.until),
  );
  const costCurrency = cost === undefined ? null : (bought[0]?.currency ?? null);
  const reason = {
    cost: cost === undefined ? null : toNumber(cost),
    costCurrency,
    rate: costCurrency === null ? null : rateOf(costCurrency, facts.currency, facts.rates),
    srp: srp === undefined ? null : toNumber(srp),
    winner: winner && candidateOf(winner),
    losers: losers.map(({ candidate, would, why }) => ({
      ...candidateOf(candidate),
      why,
      ...(would !== undefined && { would: toNumber(would) }),
    })),
  };
  return { ...reason, signature: hash('md5', JSON.stringify(reason), 'base64') };
}

/** What one of the vendor's currency is in the pricelist's. */
function rateOf(from: string, to: string, rates: Place['facts']['rates']): number | null {
  const rate = exchange(from, to, rates);
  return rate === undefined || from === to ? null : toNumber(rounded(rate.numerator * one, rate.denominator, 6));
}

const candidateOf = (candidate: Candidate) => ({
  kind: candidate.kind,
  model: candidate.model,
  ...(candidate.percent !== undefined && { percent: toNumber(candidate.percent) }),
  ...(candidate.amount !== undefined && { amount: toNumber(candidate.amount) }),
  ...(candidate.kind === 'Rule'
    ? {
        id: candidate.ruleId,
        name: candidate.name,
        ...(!candidate.isDefault && { priority: candidate.priority }),
        isDefault: candidate.isDefault,
      }
    : { id: candidate.overrideId }),
});
