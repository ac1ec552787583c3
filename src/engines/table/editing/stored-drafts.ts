/** The form in which changed cells are kept for this window, so that they outlive a reload. */
import { type CellDraft, type Drafts, noDrafts, type RowDraft } from './drafts.ts';

export type StoredDrafts = readonly (readonly [
  id: string,
  row: RowDraft['row'],
  cells: readonly (readonly [field: string, draft: CellDraft])[],
])[];

export const storedDrafts = ({ rows }: Drafts): StoredDrafts =>
  [...rows].map(([id, { row, cells }]) => [id, row, [...cells]]);

export const draftsOf = (kept: StoredDrafts): Drafts => ({
  ...noDrafts,
  rows: new Map(kept.map(([id, row, cells]) => [id, { row, cells: new Map(cells) }])),
});
