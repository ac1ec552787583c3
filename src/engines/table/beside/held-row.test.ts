/** The row beside a list stays when others take it out of the list, and goes on when its reader did. */
import { expect, it } from 'vitest';
import { heldRow } from './held-row.ts';

const row = (id: string) => ({ id, row: {}, place: 1, of: 2 });
const list = (...ids: readonly string[]) => ({
  here: ids[0] === undefined ? undefined : row(ids[0]),
  has: (id: string) => ids.includes(id),
});
const first = heldRow(undefined, { ...list('a', 'b'), turn: '0' }, false);

it('stays when it is gone by others, until somebody goes on', () => {
  const gone = heldRow(first, { ...list('b'), turn: '0' }, false);
  expect(gone).toMatchObject({ id: 'a', isGone: true });
  expect(heldRow(first, { ...list(), turn: '0' }, false)).toMatchObject({ id: 'a', isGone: true });
  expect(heldRow(gone, { ...list('b'), turn: '1' }, false)).toMatchObject({ id: 'b', isGone: false });
});

it('makes room for the next one after what was done from here, and in another order, page or filter', () => {
  expect(heldRow(first, { ...list('b'), turn: '0' }, true)).toMatchObject({ id: 'b', isGone: false });
  expect(heldRow(first, { ...list(), turn: '0' }, true)).toBeUndefined();
  expect(heldRow(first, { ...list('b'), turn: '0 sorted' }, false)).toMatchObject({ id: 'b' });
  expect(heldRow(first, { ...list('b', 'a'), turn: '0' }, false)).toMatchObject({ id: 'b', isGone: false });
});
