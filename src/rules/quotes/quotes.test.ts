/** Prices of quotes: discounts, prices set by the seller, and what a quote is worth. */
import { describe, expect, it } from 'vitest';
import { isFinal } from '../machines/machine.ts';
import { mayRevise, quoteMachine } from '../machines/quote.ts';
import { fromText, toText } from '../prices/decimal.ts';
import { marginPercent, quotedFee, totalsOf, worthOf } from './quote-price.ts';

const list = (text: string) => fromText(text);
const prepaid = { basis: 'Unit', billing: 'YearlyPrepaid', list: list('23.09') } as const;

describe('a fee of a quote', () => {
  it('is rounded as it will be billed, and worth a year where it is prepaid', () => {
    const fee = quotedFee(prepaid, { discount: list('8') }, 40, 'EUR');
    expect([fee.amount, fee.listValue, fee.value].map(toText)).toEqual(['21.24', '11083.2', '10195.2']);
  });

  it('costs what the seller sets, whatever discount stood there', () => {
    const fee = quotedFee(
      { ...prepaid, billing: 'Monthly' },
      { discount: list('50'), special: list('4.25') },
      160,
      'EUR',
    );
    expect([toText(fee.amount), toText(fee.value), fee.discount]).toEqual(['4.25', '680', undefined]);
  });

  it('has no fractions of coins that its currency has not', () => {
    const yen = quotedFee(
      { basis: 'Unit', billing: 'Once', list: list('1999') },
      { discount: list('33.3333') },
      1,
      'JPY',
    );
    expect(toText(yen.amount)).toBe('1333');
  });

  it('is worth nothing yet where it is metered, and may cost less than a coin', () => {
    const metered = quotedFee(
      { basis: 'Metered', billing: 'Monthly', list: list('0.019') },
      { discount: list('10') },
      500,
      'EUR',
    );
    expect([toText(metered.amount), toText(metered.value)]).toEqual(['0.0171', '0']);
  });

  it('is nothing at a discount of all, and the list’s price at none', () => {
    expect(toText(quotedFee(prepaid, { discount: list('100') }, 3, 'EUR').value)).toBe('0');
    expect(quotedFee(prepaid, { discount: list('0') }, 3, 'EUR')).toMatchObject({
      amount: prepaid.list,
      discount: undefined,
    });
  });
});

it('a quote is worth what its fees are, in all and for each way of paying', () => {
  const fees = [
    quotedFee(prepaid, { discount: list('8') }, 40, 'EUR'),
    quotedFee({ basis: 'Unit', billing: 'Once', list: list('15') }, { discount: list('50') }, 40, 'EUR'),
  ];
  const { list: before, quoted } = worthOf(fees);
  expect([toText(before), toText(quoted)]).toEqual(['11683.2', '10495.2']);
  expect(totalsOf(fees).map(({ feeType, quoted: each }) => [feeType, toText(each)])).toEqual([
    ['YearlyPrepaid', '10195.2'],
    ['Once', '300'],
  ]);
  expect(marginPercent(list('0'), list('-5'))).toBeUndefined();
  expect(toText(marginPercent(list('200'), list('50')) ?? list('0'))).toBe('25');
  expect(toText(marginPercent(list('300'), list('70')) ?? list('0'))).toBe('23.3');
});

it('ends once: nothing leads out of what was declined, has expired, was ordered or superseded', () => {
  expect(quoteMachine.states.filter((state) => isFinal(quoteMachine, state))).toEqual([
    'Rejected',
    'Expired',
    'Ordered',
    'Superseded',
  ]);
  expect(quoteMachine.states.filter(mayRevise)).toEqual(['Sent', 'Rejected', 'Expired', 'Superseded']);
});
