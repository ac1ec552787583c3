/** The row at hand of a list that shows it beside itself. */
import { useEffect, useState } from 'react';
import type { Row } from '../../binding/answer-rows.ts';
import type { VisibleRows } from '../model/visible-rows.ts';

export interface RowHere {
  readonly id: string;
  readonly row: Row;
  /** Its place among the rows that are there, from 1. */
  readonly place: number;
  /** How many rows there are; undefined where nobody says. */
  readonly of: number | undefined;
}

/** When the row goes, the one that takes its place is at hand. @returns what hears of lines. */
export function useRowHere(
  lines: VisibleRows,
  { first, of }: { readonly first: number; readonly of: number | undefined },
  onHere: ((row: RowHere | undefined) => void) | undefined,
): (line: number) => void {
  const [at, setAt] = useState(0);
  const here = Math.min(at, lines.count - 1);
  const line = here < 0 ? undefined : lines.at(here);
  const row = line?.kind === 'row' ? line.row : undefined;
  const id = line?.id;
  useEffect(() => {
    onHere?.(row === undefined || id === undefined ? undefined : { id, row, place: first + here, of });
  }, [onHere, row, id, here, first, of]);
  return setAt;
}
