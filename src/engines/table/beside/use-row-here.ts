/** The row at hand of a list that shows it beside itself. */
import { useCallback, useEffect, useRef, useState } from 'react';
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

export interface Heard {
  /** undefined: there is none. */
  readonly here: RowHere | undefined;
  /** Changes when somebody goes to another row or asks for other rows; not when rows come and go by themselves. */
  readonly turn: string;
  /** Whether a row is among those that are there. */
  has(id: string): boolean;
}

interface Given {
  readonly first: number;
  readonly of: number | undefined;
  /** What somebody wants to see of the list: filters, order, page. */
  readonly asked: string;
}

/** When the row goes, the one that takes its place is at hand. @returns what hears of lines. */
export function useRowHere(
  lines: VisibleRows,
  { first, of, asked }: Given,
  onHere: ((heard: Heard) => void) | undefined,
): (line: number) => void {
  const [at, setAt] = useState({ line: 0, moves: 0 });
  const count = useRef(lines.count);
  count.current = lines.count;
  const here = Math.min(at.line, lines.count - 1);
  const line = here < 0 ? undefined : lines.at(here);
  const row = line?.kind === 'row' ? line.row : undefined;
  const id = line?.id;
  const latest = useRef(lines);
  latest.current = lines;
  const turn = `${at.moves} ${asked}`;
  useEffect(() => {
    onHere?.({
      here: row === undefined || id === undefined ? undefined : { id, row, place: first + here, of },
      turn,
      has: (wanted) => latest.current.find(wanted) >= 0,
    });
  }, [onHere, row, id, here, first, of, turn]);
  // Where the list has become too short for the line, nobody has gone anywhere.
  return useCallback(
    (line) =>
      setAt((before) =>
        before.line === line ? before : { line, moves: before.moves + Number(before.line < count.current) },
      ),
    [],
  );
}
