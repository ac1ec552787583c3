/** Corrections: a line and its credit come to nothing, and a note never asks for more than was billed. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Decimal, fromText, sumOf, zero } from '../prices/decimal.ts';
import { correctionOf } from './correction.ts';

const percent = fromText('19');
const line = (amount: string, instead?: string) => ({
  ...{ lineId: 7, quantity: fromText('2'), unitPrice: fromText('5'), amount: fromText(amount) },
  instead: instead === undefined ? undefined : fromText(instead),
});

it('takes a line back whole, and charges less instead', () => {
  expect(correctionOf('EUR', percent, [line('10')])).toMatchObject({
    lines: [{ kind: 'Credit', quantity: fromText('-2'), unitPrice: fromText('5'), amount: fromText('-10') }],
    sum: { net: fromText('-10'), tax: fromText('-1.9'), total: fromText('-11.9') },
  });
  expect(correctionOf('EUR', percent, [line('10', '4')])).toMatchObject({
    lines: [{ kind: 'Credit' }, { kind: 'Correction', amount: fromText('4') }],
    sum: { net: fromText('-6') },
  });
});

it.each([
  [line('10', '10'), 'notLess'],
  [line('10', '10.01'), 'notLess'],
  [line('10', '-1'), 'notLess'],
  [line('-3', '-1'), 'notLess'],
  [line('10', '9.999'), 'tooFine'],
  [line('-3'), 'noCredit'],
])('refuses %o: %s', (corrected, problem) => {
  expect(correctionOf('EUR', percent, [corrected])).toEqual({ problem });
});

it('leaves nothing of what it takes back, whatever was billed', () => {
  const cents = fc.bigInt(0n, 10n ** 9n).map((value) => (value * 10_000n) as Decimal);
  fc.assert(
    fc.property(fc.array(cents, { minLength: 1, maxLength: 8 }), (amounts) => {
      const corrected = amounts.map((amount, index) => ({ ...line('1'), lineId: index, amount }));
      const note = correctionOf('EUR', percent, corrected);
      expect('lines' in note && sumOf([...amounts, ...note.lines.map(({ amount }) => amount)])).toBe(zero);
    }),
  );
});
