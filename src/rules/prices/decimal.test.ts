/** Decimals equal those of another make, go to text and JSON and back without loss, and refuse what they cannot hold. */
import Big from 'big.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalsOf } from './currency-digits.ts';
import { type Decimal, type Digits, fromNumber, fromText, rounded, sumOf, toNumber, toText } from './decimal.ts';
import { runs } from './testing/runs.ts';

const Exact = Big();
Exact.DP = 60;
Exact.RM = Exact.roundHalfUp;

const decimal = fc
  .oneof(fc.bigInt({ min: -(10n ** 15n) + 1n, max: 10n ** 15n - 1n }), fc.bigInt({ min: -2_000_000n, max: 2_000_000n }))
  .map((value) => value as Decimal);
const digits = fc.integer({ min: 0, max: 6 }).map((count) => count as Digits);

describe('a fraction', () => {
  it('is rounded once, half away from zero, as big.js rounds it', () => {
    fc.assert(
      fc.property(decimal, decimal, digits, (numerator, denominator, count) => {
        fc.pre(denominator !== 0n);
        const exact = new Exact(numerator.toString()).div(denominator.toString()).div(1_000_000);
        expect(toText(rounded(numerator, denominator, count))).toBe(exact.round(count).toFixed().replace(/^-0$/, '0'));
      }),
      runs,
    );
  });

  it.each([
    ['0.005', 2, '0.01'],
    ['-0.005', 2, '-0.01'],
    ['0.004999', 2, '0'],
    ['1.5', 0, '2'],
    ['-2.5', 0, '-3'],
    ['0.0000005', 6, undefined],
  ] as const)('of %s over one, with %i decimals, is %s', (text, count, expected) => {
    if (expected === undefined) expect(() => fromText(text)).toThrow(`'${text}' has more than 6 decimals`);
    else expect(toText(rounded(fromText(text), 1n, count))).toBe(expected);
  });
});

describe('a decimal', () => {
  it('goes to text and to JSON and back without loss, as PostgreSQL writes it too', () => {
    fc.assert(
      fc.property(decimal, (value) => {
        const text = toText(value);
        expect(new Exact(text).times(1_000_000).toFixed()).toBe(value.toString());
        expect([fromText(text), fromText(`${text}${text.includes('.') ? '' : '.'}000`)]).toEqual([value, value]);
        expect(fromNumber(JSON.parse(JSON.stringify(toNumber(value))))).toBe(value);
      }),
      runs,
    );
  });

  it.each([
    [0.1, '0.1'],
    [1e-6, '0.000001'],
    [-0, '0'],
    [987_654_321_012.34, '987654321012.34'],
    [1e15, '1000000000000000'],
    [1e21, '1000000000000000000000'],
    [4.35, '4.35'],
  ])('of the number %d is %s', (number, text) => expect(toText(fromNumber(number))).toBe(text));

  it.each([0.1 + 0.2, 1e-7, 1 / 3, Number.NaN, Number.POSITIVE_INFINITY])('is not made of %d', (number) =>
    expect(() => fromNumber(number)).toThrow(RangeError),
  );

  it.each(['', '1,5', '1.', '.5', '0x1', 'NaN', '1 000', '1.0000001'])('is not read from "%s"', (text) =>
    expect(() => fromText(text)).toThrow(`'${text}' `),
  );

  it.each([
    '0',
    '0.000001',
    '-0.000001',
    '4.35',
    '999999999.999999',
    '-999999999.999999',
    '1000000000',
    '1000000000.000001',
  ])('of %s is the JSON number of the same text', (text) => expect(String(toNumber(fromText(text)))).toBe(text));

  it('is, as a JSON number, what its text reads as, and the way back leads to it', () => {
    fc.assert(
      fc.property(decimal, (value) => {
        fc.pre(value < 10n ** 15n && value > -(10n ** 15n));
        expect(toNumber(value)).toBe(Number(toText(value)));
        expect(fromNumber(toNumber(value))).toBe(value);
      }),
      runs,
    );
  });

  it('of more digits than a binary number keeps is no JSON number', () => {
    expect(() => toNumber(fromText('9007199254740993.000001'))).toThrow('has too many digits for a JSON number');
  });

  it('sums exactly, in any order', () => {
    fc.assert(
      fc.property(fc.array(decimal), (values) => {
        const exact = values.reduce((sum, value) => sum.plus(toText(value)), new Exact(0));
        expect(toText(sumOf(values))).toBe(exact.toFixed());
        expect(sumOf(values.toReversed())).toBe(sumOf(values));
      }),
      runs,
    );
  });
});

it.each([
  ['EUR', 2],
  ['JPY', 0],
  ['HUF', 0],
  ['KWD', 3],
  ['jpy', 0],
  ['XXA', 2],
  [undefined, 2],
])('amounts in %s have %i decimals', (currency, count) => expect(decimalsOf(currency)).toBe(count));
