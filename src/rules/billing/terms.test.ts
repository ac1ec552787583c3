/** Prices of tiers, tax and due dates: which rule decides, case by case. */
import { describe, expect, it } from 'vitest';
import { fromText, toText } from '../prices/decimal.ts';
import { dueDate } from './due-date.ts';
import { taxOf } from './tax.ts';
import { type TierPrice, tierPriceOn } from './tier-price-on.ts';

const price = (
  tierPriceId: number,
  kind: TierPrice['kind'],
  amount: string,
  from: string,
  until?: string,
): TierPrice => ({ tierPriceId, kind, amount: fromText(amount), from, until });

describe('the price of a tier', () => {
  const listed: TierPrice = { kind: 'List', amount: fromText('5'), from: '2026-10-01' };
  const on = (day: string, prices: readonly TierPrice[], of: TierPrice | undefined = listed) => {
    const found = tierPriceOn(day, prices, of);
    return found && [toText(found.price.amount), found.isLast];
  };

  it('is the one set by hand, else the promised one, else that of the pricelist, else what was paid last', () => {
    const ordered = price(1, 'List', '4', '2026-01-15');
    const promised = price(2, 'Quote', '3', '2026-02-01', '2026-11-01');
    const byHand = price(3, 'Custom', '2', '2026-05-01', '2026-07-01');
    const all = [ordered, promised, byHand];
    expect(on('2026-06-01', all)).toEqual(['2', false]);
    expect(on('2026-10-01', all)).toEqual(['3', false]);
    expect(on('2026-11-01', all)).toEqual(['5', false]);
    expect(tierPriceOn('2026-11-01', all, undefined)).toMatchObject({ isLast: true, price: { tierPriceId: 3 } });
    expect(tierPriceOn('2026-11-01', [], undefined)).toBeUndefined();
  });

  it('is the frozen one in the first period, whatever the pricelist asks by then', () => {
    const ordered = price(1, 'List', '4', '2026-01-15');
    expect(on('2026-01-15', [ordered])).toEqual(['4', false]);
    expect(on('2026-02-01', [ordered])).toEqual(['5', false]);
  });

  it('of two of one day is the one that was written last', () => {
    expect(on('2026-03-01', [price(8, 'Custom', '1', '2026-03-01'), price(9, 'Custom', '2', '2026-03-01')])).toEqual([
      '2',
      false,
    ]);
  });
});

describe('tax', () => {
  const rates = (country: string) => ({ DE: fromText('19'), PL: fromText('23') })[country];
  it.each([
    ['within one country', { country: 'DE' }, { country: 'DE', vatNumber: 'DE123' }, '19'],
    [
      'within the union with VAT numbers',
      { country: 'DE', vatNumber: 'DE123' },
      { country: 'PL', vatNumber: 'PL123' },
      'ReverseCharge',
    ],
    [
      'by somebody without a VAT number',
      { country: 'DE' },
      { country: 'PL', vatNumber: 'PL123' },
      'SellerVatNumber missing',
    ],
    ['within the union without one', { country: 'PL' }, { country: 'DE' }, '23'],
    ['into the union', { country: 'CH' }, { country: 'DE' }, 'NotTaxable'],
    ['out of the union', { country: 'DE' }, { country: 'TR', vatNumber: '1' }, 'NotTaxable'],
    ['of somebody exempt', { country: 'DE' }, { country: 'DE', isExempt: true }, 'Exempt'],
    ['of somebody without a country', { country: 'DE' }, { isExempt: true }, 'BuyerCountry missing'],
    ['by somebody without a country', {}, { country: 'DE' }, 'SellerCountry missing'],
    ['where no rate is known', { country: 'FR' }, { country: 'FR' }, 'Rate missing'],
  ])('%s', (_case, seller, buyer, expected) => {
    const tax = taxOf(seller, buyer, rates);
    expect('missing' in tax ? `${tax.missing} missing` : (tax.note ?? toText(tax.percent))).toBe(expected);
  });
});

it('invoices are due by the term of their buyer', () => {
  const terms = ['Prepayment', 'Net7', 'Net60', 'EndOfMonth', undefined];
  expect(terms.map((term) => dueDate('2026-01-31', term))).toEqual([
    '2026-01-31',
    '2026-02-07',
    '2026-04-01',
    '2026-02-28',
    '2026-03-02',
  ]);
});
