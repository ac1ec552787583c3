/** What is left of a commitment: months to the day, years that have not begun. */
import { expect, it } from 'vitest';
import { fromNumber, toNumber } from '../prices/decimal.ts';
import { type Committed, remainingCommitment } from './remaining.ts';

const committed = (more: Partial<Committed>): Committed => ({
  quantity: 3,
  unitPrice: fromNumber(10),
  currency: 'EUR',
  months: 1,
  termBegins: '2026-01-16',
  termEnds: '2027-01-16',
  ...more,
});

it.each([
  ['a month to come and fifteen days of the next', 202611, {}, 30 + (30 * 15) / 31],
  ['nothing after the term', 202701, {}, 0],
  ['nothing of a prepaid year that has begun', 202611, { months: 12 }, 0],
  ['two prepaid years of three', 202601, { months: 12, termEnds: '2029-01-16' }, 720],
  ['one prepaid year of three', 202701, { months: 12, termEnds: '2029-01-16' }, 360],
] as const)('is %s', (_name, interval, more, left) => {
  expect(toNumber(remainingCommitment(interval, committed(more)))).toBeCloseTo(left, 1);
});
