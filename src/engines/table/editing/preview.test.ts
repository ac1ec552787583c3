/** Rows as they would be after what is typed is saved. */
import { expect, it } from 'vitest';
import type { RowDraft } from './drafts.ts';
import { previewed } from './use-preview.ts';

const row = { Id: 1, Price: 10, Margin: 2, Made: 'Rule' };
const draft: RowDraft = { row, cells: new Map([['Price', { value: 12 }]]) };

it('is what the answer says, but for the cells that are typed into, and as ever where nothing is typed', () => {
  const answer = { Id: 1, Price: 12, Margin: 4, Made: 'Hand' };
  expect(previewed(row, draft, answer)).toEqual({ ...answer, Price: 10 });
  expect(previewed(row, undefined, answer)).toBe(row);
  expect(previewed(row, draft, undefined)).toBe(row);
});
