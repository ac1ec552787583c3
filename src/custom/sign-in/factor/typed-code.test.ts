/** Codes as people type and paste them. */
import { expect, test } from 'vitest';
import { firstChoice } from './factor-state.ts';
import { digitsOf, recoveryCodeOf } from './typed-code.ts';

test.each([
  ['123456', '123456'],
  [' 123 456 ', '123456'],
  ['123-456', '123456'],
  ['１２３４５６', '123456'],
  ['12345', undefined],
  ['1234567', undefined],
  ['12345a', undefined],
  ['', undefined],
])('"%s" is the code %s', (typed, code) => expect(digitsOf(typed)).toBe(code));

test.each([
  ['k7xm-qp3v-9trw', 'k7xm-qp3v-9trw'],
  ['K7XM QP3V 9TRW', 'k7xm-qp3v-9trw'],
  ['k7xmqp3v9trw', 'k7xm-qp3v-9trw'],
  ['k7xm-qp3v', undefined],
  ['123456', undefined],
])('"%s" is the recovery code %s', (typed, code) => expect(recoveryCodeOf(typed)).toBe(code));

const method = (Id: number, IsPrimary: boolean) => ({ Id, Name: 'x', Kind: 'Email' as const, IsPrimary });

test('the primary method comes first, without one the first of the list (AUTH-06, AUTH-07)', () => {
  expect(firstChoice([method(1, false), method(2, true)])).toBe(2);
  expect(firstChoice([method(3, false), method(4, false)])).toBe(3);
  expect(firstChoice([])).toBe('recovery');
});
