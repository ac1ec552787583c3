/** Which lines and columns a matrix has, and which value stands in which pair. */
import { describe, expect, it } from 'vitest';
import { matrixOf, sharedText } from './pairs.ts';

const price = (Fee: string, From: number, Amount: number, Currency = 'EUR') => ({ Fee, From, Amount, Currency });
const rows = [price('User', 10, 27), price('User', 1, 28), price('Setup', 1, 15), price('User', 100, 24)];
const amounts = (carries?: true) =>
  matrixOf({ rows: 'Fee', across: { field: 'From', title: '', ...(carries && { carries }) } }, rows).lines.map(
    ({ id, pairs }) => [id, ...pairs.map((pair) => pair && [pair.row['Amount'], pair.carried])],
  );

describe('a matrix', () => {
  it('has a line for each name, and columns of numbers in their order', () => {
    const { across } = matrixOf({ rows: 'Fee', across: { field: 'From', title: '' } }, rows);
    expect(across).toEqual([1, 10, 100]);
    expect(amounts()).toEqual([
      ['User', [28, false], [27, false], [24, false]],
      ['Setup', [15, false], undefined, undefined],
    ]);
  });

  it('lets values that hold from somewhere on go on', () => {
    expect(amounts(true)[1]).toEqual(['Setup', [15, false], [15, true], [15, true]]);
    const late = matrixOf({ rows: 'Fee', across: { field: 'From', title: '', carries: true } }, [
      price('A', 1, 1),
      price('B', 5, 2),
    ]);
    expect(late.lines[1]?.pairs.map((pair) => pair?.carried)).toEqual([undefined, false]);
  });

  it('keeps texts as they come', () => {
    const { across } = matrixOf({ rows: 'Fee', across: { field: 'Currency', title: '' } }, [
      price('A', 1, 1, 'PLN'),
      price('A', 1, 2, 'EUR'),
    ]);
    expect(across).toEqual(['PLN', 'EUR']);
  });
});

describe('what all rows share', () => {
  it('is said once, and nothing where they differ or say nothing', () => {
    expect(sharedText(rows, 'Currency')).toBe('EUR');
    expect(sharedText([...rows, price('A', 1, 1, 'PLN')], 'Currency')).toBeUndefined();
    expect(sharedText([{ Currency: null }], 'Currency')).toBeUndefined();
    expect([sharedText([], 'Currency'), sharedText(rows, undefined)]).toEqual([undefined, undefined]);
  });
});
