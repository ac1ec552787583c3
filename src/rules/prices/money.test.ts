/** Amounts of two currencies never add, whether the compiler knows the currencies or not. */
import { expect, it } from 'vitest';
import { fromText, toText } from './decimal.ts';
import { add, exchange, inCoins, type Money, sumOfMoney } from './money.ts';

const money = <Of extends string>(amount: string, currency: Of): Money<Of> => ({ amount: fromText(amount), currency });

it('adds what is in one currency', () => {
  const sum = add(money('0.1', 'EUR'), money('0.2', 'EUR'));
  expect([toText(sum.amount), sum.currency]).toEqual(['0.3', 'EUR']);
  expect(sumOfMoney([], 'JPY')).toEqual(money('0', 'JPY'));
});

it('refuses two currencies: when it is compiled, and when it runs', () => {
  // @ts-expect-error Zloty are no euros.
  expect(() => add(money('1', 'EUR'), money('1', 'PLN'))).toThrow('PLN does not add to EUR');
  const read: readonly Money[] = [money('1', 'EUR'), money('1', 'PLN')];
  expect(() => sumOfMoney<string>(read, 'EUR')).toThrow('PLN does not add to EUR');
});

it.each([
  ['EUR', '10.125', '10.13'],
  ['JPY', '10.5', '11'],
  ['KWD', '-10.1255', '-10.126'],
])('has the coins of its currency: %s %s is %s', (currency, amount, coins) =>
  expect(toText(inCoins(money(amount, currency)).amount)).toBe(coins),
);

it('has no rate where one is missing, not above 0 or older than a day', () => {
  const at = Date.UTC(2026, 10, 20);
  const hour = 60 * 60 * 1000;
  const byCurrency = new Map([
    ['PLN', { perEuro: 4_250_000_000n, asOf: at - 24 * hour }],
    ['JPY', { perEuro: 160_000_000_000n, asOf: at - 25 * hour }],
    ['KWD', { perEuro: 0n, asOf: at }],
  ]);
  const rate = (from: string, to: string) => exchange(from, to, { at, byCurrency });
  expect(rate('EUR', 'PLN')).toEqual({ numerator: 4_250_000_000n, denominator: 1_000_000_000n });
  expect(rate('JPY', 'JPY')).toEqual({ numerator: 1n, denominator: 1n });
  expect([rate('EUR', 'JPY'), rate('JPY', 'PLN'), rate('KWD', 'EUR'), rate('USD', 'EUR')]).toEqual(
    Array(4).fill(undefined),
  );
});
