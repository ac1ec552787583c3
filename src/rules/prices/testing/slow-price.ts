/** The price function once more, slow and plain, with the decimals of big.js: what the product's own is compared with. */
import Big from 'big.js';
import type { Candidate, Formula } from '../candidate.ts';
import { toText } from '../decimal.ts';
import type { Money, Rates } from '../money.ts';
import type { Facts } from '../price.ts';

export const Exact = Big();
Exact.DP = 40;
Exact.RM = Exact.roundHalfUp;

export interface SlowPriced {
  readonly winner: Candidate | undefined;
  readonly losers: readonly {
    readonly candidate: Candidate;
    readonly would: string | undefined;
    readonly why: string;
  }[];
  /** Amounts, cost, margin and percentages as texts. */
  readonly figures: Readonly<
    Record<'amount' | 'cost' | 'srp' | 'margin' | 'marginPercent' | 'againstSrp', string | undefined>
  >;
  readonly warnings: readonly string[];
}

const decimals: Readonly<Record<string, number>> = { EUR: 2, PLN: 2, JPY: 0, KWD: 3 };

export function slowPrice(facts: Facts): SlowPriced {
  const digits = facts.item.isMetered ? 6 : (decimals[facts.currency] ?? Number.NaN);
  const cost = converted(facts.cost, facts, 'noCost');
  const srp = converted(facts.srp, facts, 'noSrp');
  const tries = inOrder(facts).map((candidate) => {
    const exact = evaluate(candidate, cost, srp);
    if (typeof exact === 'string') return { candidate, why: exact };
    const would = exact.round(digits);
    return would.lt(0) || would.gte('1000000000') ? { candidate, why: 'outOfRange' } : { candidate, would };
  });
  const won = tries.find(({ would }) => would !== undefined);
  const amount = won?.would;
  const shownCost = typeof cost === 'string' ? undefined : cost.round(6);
  const shownSrp = typeof srp === 'string' ? undefined : srp.round(6);
  const margin = amount && shownCost && amount.minus(shownCost);
  const aboveSrp = amount && shownSrp && amount.minus(shownSrp);
  const own = facts.rules.filter((rule) => !rule.isDefault);
  return {
    winner: won?.candidate,
    losers: tries
      .filter((each) => each !== won)
      .map(({ candidate, would, why }) => ({ candidate, would: would?.toFixed(), why: why ?? 'outranked' })),
    figures: {
      amount: amount?.toFixed(),
      cost: shownCost?.toFixed(),
      srp: shownSrp?.toFixed(),
      margin: margin?.toFixed(),
      marginPercent: share(margin, amount),
      againstSrp: share(aboveSrp, shownSrp),
    },
    warnings: [
      ...(amount ? [] : ['noPrice']),
      ...(margin?.lt(0) ? ['belowCost'] : []),
      ...(aboveSrp?.gt(0) ? ['aboveSrp'] : []),
      ...(own.length >= 2 ? ['conflict'] : []),
    ],
  };
}

/** Set by hand, the latest first; then rules by priority; then Default prices. */
function inOrder({ byHand, rules }: Facts): readonly Candidate[] {
  const left: Candidate[] = [...byHand, ...rules];
  const ordered: Candidate[] = [];
  while (left.length > 0) {
    let first = 0;
    for (let place = 1; place < left.length; place += 1) {
      const [one, other] = [left[place], left[first]];
      if (one && other && comesBefore(one, other)) first = place;
    }
    ordered.push(...left.splice(first, 1));
  }
  return ordered;
}

function comesBefore(one: Candidate, other: Candidate): boolean {
  if (one.kind === 'Override' && other.kind === 'Override')
    return one.setAt > other.setAt || (one.setAt === other.setAt && one.overrideId > other.overrideId);
  if (one.kind === 'Override') return true;
  if (other.kind === 'Override') return false;
  if (other.isDefault) return !one.isDefault;
  return !one.isDefault && one.priority < other.priority;
}

function evaluate(formula: Formula, cost: Big | string, srp: Big | string): Big | string {
  const percent = formula.percent === undefined ? undefined : new Exact(toText(formula.percent));
  switch (formula.model) {
    case 'Static':
      return formula.amount === undefined ? 'incomplete' : new Exact(toText(formula.amount));
    case 'Srp':
      return srp;
    case 'SrpDiscount':
      if (!percent) return 'incomplete';
      return typeof srp === 'string' ? srp : srp.times(new Exact(100).minus(percent)).div(100);
    case 'Markup':
      if (!percent) return 'incomplete';
      return typeof cost === 'string' ? cost : cost.times(new Exact(100).plus(percent)).div(100);
    case 'GrossMargin':
      if (!percent) return 'incomplete';
      if (percent.gte(100)) return 'outOfRange';
      return typeof cost === 'string' ? cost : cost.times(100).div(new Exact(100).minus(percent));
  }
}

function converted(money: Money | undefined, { currency, rates }: Facts, missing: string): Big | string {
  if (!money) return missing;
  const own = new Exact(toText(money.amount));
  if (money.currency === currency) return own;
  const from = perEuro(money.currency, rates);
  const to = perEuro(currency, rates);
  return from && to ? own.times(to).div(from) : 'noRate';
}

function perEuro(currency: string, rates: Rates): Big | undefined {
  if (currency === 'EUR') return new Exact(1);
  const rate = rates.byCurrency.get(currency);
  const hours = rate ? (rates.at - rate.asOf) / 3_600_000 : Number.POSITIVE_INFINITY;
  return rate && hours <= 24 ? new Exact(rate.perEuro.toString()).div(1_000_000_000) : undefined;
}

const share = (part: Big | undefined, whole: Big | undefined): string | undefined =>
  part && whole && !whole.eq(0) ? part.times(100).div(whole).round(4).toFixed() : undefined;
