/** What an update has to write for an item of a pricelist: the difference between what stands there and what follows from its facts. */
import { hash } from 'node:crypto';
import type { Candidate } from '../../../rules/prices/candidate.ts';
import { one, rounded, toNumber } from '../../../rules/prices/decimal.ts';
import { exchange, type Rates } from '../../../rules/prices/money.ts';
import type { Loser, Priced } from '../../../rules/prices/price.ts';
import { type DatedFacts, type Piece, timeline } from '../../../rules/prices/price-timeline.ts';
import type { Place, StoredPrice } from './facts.ts';

export interface Reason {
  readonly cost: number | null;
  /** Of the cost before it was turned into the pricelist's currency, and by what. */
  readonly costCurrency: string | null;
  readonly rate: number | null;
  readonly srp: number | null;
  /** Both as JSON. */
  readonly winner: string;
  readonly losers: string;
  /** Of all that stands above. */
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
  const stored = place.stored.filter(({ until }) => until === null || until > from);
  const kept: StoredPrice[] = [];
  const ended: { priceId: number; until: string | null }[] = [];
  const written: NewPrice[] = [];
  for (const piece of timeline(place.facts, from)) {
    const price = newPrice(place, piece);
    if (!price) continue;
    const same = standing(stored, price, from);
    if (same && same.amount === price.amount && same.signature === price.reason.signature) {
      kept.push(same);
      if (same.until !== price.until) ended.push({ priceId: same.priceId, until: price.until });
    } else written.push(price);
  }
  const gone = stored.filter((price) => !kept.includes(price));
  return {
    written,
    dropped: gone.filter((price) => price.from >= from).map(({ priceId }) => priceId),
    ended: [...gone.filter((price) => price.from < from).map(({ priceId }) => ({ priceId, until: from })), ...ended],
  };
}

/** What holds on the day of the update may have begun before it. There are few of an item, so they are looked through. */
const standing = (stored: readonly StoredPrice[], { band, from }: NewPrice, day: string): StoredPrice | undefined =>
  (from === day ? stored.find((other) => other.band === band && other.from < day) : undefined) ??
  stored.find((other) => other.band === band && other.from === from);

function newPrice(place: Place, { band, from, until, priced }: Piece): NewPrice | undefined {
  const { amount, winner } = priced;
  if (amount === undefined || winner === undefined) return undefined;
  return {
    marketplaceId: place.list.marketplaceId,
    offerId: place.offerId,
    itemId: place.itemId,
    band,
    amount: toNumber(amount),
    from,
    until: until ?? null,
    reason: reasonOf(place, band, from, winner, priced),
  };
}

/** Put together as text, as there are a hundred thousand of them; signatures hold the names in this order. */
function reasonOf({ facts }: Place, band: number, from: string, won: Candidate, priced: Priced): Reason {
  const cost = priced.cost === undefined ? null : toNumber(priced.cost);
  const srp = priced.srp === undefined ? null : toNumber(priced.srp);
  const costCurrency = cost === null ? null : currencyOfCost(facts, band, from);
  const rate = costCurrency === null ? null : rateOf(costCurrency, facts.currency, facts.rates);
  const winner = `${begunText(won)}}`;
  const losers = `[${priced.losers.map(loserText).join(',')}]`;
  const text = `{"cost":${cost},"costCurrency":${JSON.stringify(costCurrency)},"rate":${rate},"srp":${srp},"winner":${winner},"losers":${losers}}`;
  return { cost, costCurrency, rate, srp, winner, losers, signature: hash('md5', text, 'base64') };
}

const currencyOfCost = ({ cost }: DatedFacts, band: number, day: string): string | null =>
  cost.find((row) => row.minQuantity <= band && row.from <= day && (row.until === undefined || day < row.until))
    ?.currency ?? null;

/** What one of the vendor's currency is in the pricelist's. */
function rateOf(from: string, to: string, rates: Rates): number | null {
  const rate = exchange(from, to, rates);
  return rate === undefined || from === to ? null : toNumber(rounded(rate.numerator * one, rate.denominator, 6));
}

const loserText = ({ candidate, would, why }: Loser): string =>
  `${begunText(candidate)},"why":"${why}"${would === undefined ? '' : `,"would":${toNumber(would)}`}}`;

/** Of a rule, which makes thousands of prices, written once. */
const begunTexts = new WeakMap<Candidate, string>();

/** A candidate as JSON, without the bracket at its end. */
function begunText(candidate: Candidate): string {
  const known = begunTexts.get(candidate);
  if (known !== undefined) return known;
  const text = JSON.stringify(candidateOf(candidate)).slice(0, -1);
  begunTexts.set(candidate, text);
  return text;
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
