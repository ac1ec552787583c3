/** What a workbook of prices would change in a pricelist, or why a cell of it cannot be taken (PL-17). */
import { Type } from 'typebox';
import { allOf, can, entity } from '#define';

export const readsPrices = allOf(can('MARKETPLACE', 'Read'), can('BILLING_SHOWPRODUCTPRICE', 'Read'));
export const writesPrices = allOf(can('MARKETPLACE', 'Read', 'Update'), can('BILLING_SHOWPRODUCTPRICE', 'Read'));

/** The path of an uploaded workbook. */
export const pricesFile = Type.String({ minLength: 1, maxLength: 300 });
export const nobodysPrices = '00000000000000000000000000000000/00000000000000000000000.xlsx';

export const ImportedPrice = entity(
  'ImportedPrice',
  Type.Object({
    /** Column and row of the cell. */
    Cell: Type.String(),
    Kind: Type.Enum(['Faulty', 'Set', 'Taken'], {
      type: 'string',
      words: { Faulty: 'Faulty', Set: 'Set by hand', Taken: 'Back to the rules' },
    }),
    Service: Type.String(),
    Fee: Type.Optional(Type.String()),
    From: Type.Optional(Type.Integer()),
    Before: Type.Optional(Type.Number()),
    After: Type.Optional(Type.Number()),
    Currency: Type.String(),
    /** Why it cannot be taken. */
    Problem: Type.Optional(Type.String()),
  }),
);
