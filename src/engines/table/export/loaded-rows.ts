/** The rows that are here, in the order in which they stand; of a tree those that are open. */
import type { Row } from '../../binding/answer-rows.ts';
import type { Shown } from '../use-rows.ts';

export function loadedRows({ lines, tree, arranged }: Shown): readonly Row[] {
  if (!tree) return arranged?.rows ?? [];
  const all = Array.from({ length: lines.count }, (_, index) => lines.at(index));
  return all.flatMap((line) => (line?.kind === 'row' ? [line.row] : []));
}
