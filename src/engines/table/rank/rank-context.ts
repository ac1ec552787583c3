/** What the rows of an arranged table share. */
import type { RankShape } from '../../../define/shapes/block-shapes.ts';
import type { RowDrag } from './use-row-drag.ts';

/** The same object while nothing of it changes, so that rows need not be drawn again. */
export interface RankContext {
  readonly shape: RankShape;
  /** Rows that can be arranged. */
  readonly count: number;
  readonly drag: RowDrag;
  /** @param line of the row. @param to a place among the rows, from 0. */
  move(line: number, to: number): void;
}
