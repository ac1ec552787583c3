/** Which things are compared, and in what they differ. */
import { describe, expect, it } from 'vitest';
import { constant, param } from '../../define/binding/binding.ts';
import { differ, idsOf, idsParameter, idsText, inOrder } from './compared.ts';

const block = { input: { all: constant(true), things: param('ids') }, atMost: 3 };
const ids = (text: string | undefined) => idsOf(block, { params: { ids: text } });

describe('the things of an address', () => {
  it('stand once each, as many as may, in their order', () => {
    expect(idsParameter(block)).toBe('ids');
    expect([ids('7,3,7, ,9,11'), ids(''), ids(undefined)]).toEqual([['7', '3', '9'], [], []]);
    expect([idsText(['7', 'a,b']), idsText([])]).toEqual(['7,a%2Cb', undefined]);
    expect(ids(idsText(['7', 'a,b']))).toEqual(['7', 'a,b']);
  });

  it('come in that order, without those that are gone', () => {
    const rows = [{ Id: 9 }, { Id: 7 }];
    expect(inOrder(rows, ['7', '3', '9'], 'Id')).toEqual([{ Id: 7 }, { Id: 9 }]);
  });
});

describe('a field', () => {
  it('differs where one of them has another value', () => {
    const rows = [
      { Price: 3, Tags: ['b', 'a'], Note: null, Vendor: { Name: 'Ann' } },
      { Price: 4, Tags: ['a', 'b'], Vendor: { Name: 'Ann' } },
    ];
    expect(['Price', 'Tags', 'Note', 'Vendor.Name'].map((field) => differ(rows, field))).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});
