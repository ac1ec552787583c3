/** How many there are: what the answer says of all pages, or the rows of a list that has none. */
import type { CallShape } from '../../define/shapes/element-shapes.ts';
import { answerOf } from '../binding/answer-rows.ts';

export function countOf({ source }: Pick<CallShape, 'source'>, data: unknown): number {
  const { rows, total } = answerOf(source, data);
  return total ?? rows.length;
}
