/** What may make a price: what somebody set by hand, and the rules of a pricelist, in the order in which they are asked. */
import type { Decimal } from './decimal.ts';

/** A day in UTC: 2026-11-23. */
export type Day = string;

export interface Validity {
  readonly from: Day;
  /** The first day on which it no longer holds. */
  readonly until?: Day | undefined;
}

export type Model = 'Static' | 'Srp' | 'Markup' | 'GrossMargin' | 'SrpDiscount';

export interface Formula {
  readonly model: Model;
  /** Of Markup, GrossMargin and SrpDiscount. */
  readonly percent?: Decimal | undefined;
  /** Of Static, in the pricelist's currency. */
  readonly amount?: Decimal | undefined;
}

/** A price that somebody gave one item of one offer, from a quantity on. */
export interface Override extends Formula, Validity {
  readonly kind: 'Override';
  readonly overrideId: number;
  readonly itemId: number;
  readonly minQuantity: number;
  /** Milliseconds since 1970. */
  readonly setAt: number;
}

export type Selection = 'All' | 'Vendor' | 'ServiceGroup' | 'PriceableItem';

export interface Rule extends Formula, Partial<Validity> {
  readonly kind: 'Rule';
  readonly ruleId: number;
  readonly name: string;
  /** 1 is asked first. */
  readonly priority: number;
  /** Default prices: asked last, whatever its priority says. */
  readonly isDefault: boolean;
  readonly selection: Selection;
  /** Ids of vendors, service groups or items; nothing of All. */
  readonly selected: readonly number[];
}

export type Candidate = Override | Rule;

export const holdsOn = ({ from, until }: Partial<Validity>, day: Day): boolean =>
  (from === undefined || from <= day) && (until === undefined || day < until);

/** The latest first; of those of one moment the one that was written last. */
export const inOrderOfTime = (overrides: readonly Override[]): readonly Override[] =>
  overrides.length < 2
    ? overrides
    : overrides.toSorted((one, other) => other.setAt - one.setAt || other.overrideId - one.overrideId);

/** The first to be asked first, Default prices last. */
export const inOrderOfRank = (rules: readonly Rule[]): readonly Rule[] =>
  rules.every((rule, place) => place === 0 || rank(rules[place - 1] ?? rule, rule) <= 0) ? rules : rules.toSorted(rank);

const rank = (one: Rule, other: Rule): number =>
  Number(one.isDefault) - Number(other.isDefault) || one.priority - other.priority || one.ruleId - other.ruleId;
