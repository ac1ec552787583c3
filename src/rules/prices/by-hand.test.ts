/** What is typed of a price that is set by hand becomes a formula, or gives the price back to the rules. */
import { describe, expect, it } from 'vitest';
import { typedByHand } from './by-hand.ts';

const markup = { model: 'Markup', percent: 20, amount: null } as const;
const fixed = { model: 'Static', percent: null, amount: 9.5 } as const;

describe('a price set by hand', () => {
  it('is a fixed one where an amount is typed alone, whatever was there', () => {
    for (const now of [undefined, markup, fixed])
      expect(typedByHand({ Amount: 7 }, now)).toEqual({ model: 'Static', percent: null, amount: 7 });
  });

  it('changes its percentage alone only where it has one', () => {
    expect(typedByHand({ Percent: 25 }, markup)).toEqual({ ...markup, percent: 25 });
    expect(typedByHand({ Percent: 25 }, fixed)).toBe('noModel');
    expect(typedByHand({ Percent: 25 }, undefined)).toBe('noModel');
  });

  it('keeps what belongs to its model and nothing of another one', () => {
    expect(typedByHand({ Model: 'Markup' }, markup)).toEqual(markup);
    expect(typedByHand({ Model: 'GrossMargin' }, markup)).toEqual({
      model: 'GrossMargin',
      percent: null,
      amount: null,
    });
    expect(typedByHand({ Model: 'Static' }, markup)).toEqual({ model: 'Static', percent: null, amount: null });
  });

  it('goes back to the rules where nothing is left of it', () => {
    for (const typed of [{}, { Model: null }, { Model: null, Amount: 7 }, { Amount: null }])
      expect(typedByHand(typed, fixed)).toBe('rules');
  });
});
