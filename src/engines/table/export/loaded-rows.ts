/** The rows that are here, in the order in which they stand; of a tree those that are open. */
import type { Row } from '../../binding/answer-rows.ts';
import type { Shown } from '../use-rows.ts';

export function loadedRows({ lines, tree, arranged }: Shown): readonly Row[] {
  if (!tree) return arranged?.rows ?? [];
  return all(lines).flatMap((line) => (line?.kind === 'row' ? [line.row] : []));
}

/** A tree has rows that were not asked for yet. */
export const isPart = ({ lines, tree }: Shown): boolean => tree && all(lines).some((line) => line?.kind === 'more');

/** A tree of which nothing is open: its rows are asked for as those of any list. */
export const isFlat = ({ tree, open }: Shown): boolean => tree && open.size === 0;

const all = (lines: Shown['lines']) => Array.from({ length: lines.count }, (_, index) => lines.at(index));
