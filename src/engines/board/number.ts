/** How many rows an answer has: its TotalCount, or the rows that fit. */
import type { CountShape } from '../../define/block-shapes.ts';
import { holds } from '../condition.ts';
import { valueAt } from '../path.ts';
import { answerOf } from '../rows.ts';

export function countOf(block: CountShape, data: unknown): number {
  const { rows, total } = answerOf(block.source, data);
  if (block.of) return rows.filter((row) => holds(block.of, row)).length;
  const said = total ?? valueAt(data, 'TotalCount');
  return typeof said === 'number' ? said : rows.length;
}
