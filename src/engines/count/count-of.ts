/** How many rows an answer has: its TotalCount, or the rows that fit. */
import type { CountShape } from '../../define/shapes/block-shapes.ts';
import { answerOf } from '../binding/answer-rows.ts';
import { holds } from '../binding/condition.ts';
import { valueAt } from '../binding/path.ts';

export function countOf(block: CountShape, data: unknown): number {
  const { rows, total } = answerOf(block.source, data);
  if (block.of) return rows.filter((row) => holds(block.of, row)).length;
  const said = total ?? valueAt(data, 'TotalCount');
  return typeof said === 'number' ? said : rows.length;
}
