/** What became of each fee from one version of a quote to another. */
import { expect, it } from 'vitest';
import { comparedFees, type VersionFee } from './compare-versions.ts';

const fee = (ItemId: number, more: Partial<VersionFee> = {}): VersionFee => ({
  ...{ LineNo: 1, ItemId, ServiceId: 7, Service: 'Desktop', Fee: 'User', FeeType: 'Monthly', CommitmentMonths: 12 },
  ...{ Quantity: 3, Price: 10, Value: 30 },
  ...more,
});

it('tells what came, went, changed and stayed (SOLO-25)', () => {
  const compared = comparedFees([fee(1), fee(2), fee(3)], [fee(2, { Price: 9, Value: 27 }), fee(1), fee(4)]);
  expect(compared.map(({ place, change, before, after }) => [place, change, before?.ItemId, after?.ItemId])).toEqual([
    [1, 'Changed', 2, 2],
    [2, 'Same', 1, 1],
    [3, 'Added', undefined, 4],
    [4, 'Removed', 3, undefined],
  ]);
});

it('holds each of two lines of one service against one of its own', () => {
  const compared = comparedFees(
    [fee(1), fee(1, { LineNo: 2, Quantity: 5 })],
    [fee(1), fee(1, { LineNo: 2, Quantity: 6 })],
  );
  expect(compared.map(({ change }) => change)).toEqual(['Same', 'Changed']);
});

it('tells of no change of prices to whoever reads none', () => {
  const { Price: _price, Value: _value, ...unpriced } = fee(1);
  expect(comparedFees([unpriced], [unpriced])[0]?.change).toBe('Same');
});
