/** Cells that were changed and not saved, with the way back and forth. Pure: every step answers a new state. */

import type { Problem } from '../../../rules/fields/problem.ts';
import { valueAt } from '../../../rules/path.ts';
import type { Values } from '../../binding/schema.ts';
import { isSameCell } from '../../editing/same-values.ts';

export interface CellDraft {
  readonly value: unknown;
  /** What was typed, while it means no value. */
  readonly text?: string;
  readonly problem?: Problem;
  /** The problem is how it stands to another cell of its row. */
  readonly isOrder?: true;
}

export interface RowDraft {
  /** The row as it was when its first cell was changed. */
  readonly row: Values;
  readonly cells: ReadonlyMap<string, CellDraft>;
  /** Why the server did not take it, in the person's language. */
  readonly failure?: string;
  /** Somebody else has changed the record since; what is there now has not come yet. */
  readonly isOvertaken?: boolean;
  /** Cells that somebody else has changed as well: what was typed goes over it with the next saving. */
  readonly contested?: ReadonlySet<string>;
}

interface Step {
  readonly id: string;
  readonly row: Values;
  readonly field: string;
  readonly before: CellDraft | undefined;
  readonly after: CellDraft | undefined;
}
/** Changes that belong together: one paste is one step back. */
type Move = readonly Step[];

export interface Drafts {
  readonly rows: ReadonlyMap<string, RowDraft>;
  readonly done: readonly Move[];
  readonly undone: readonly Move[];
}

export const noDrafts: Drafts = { rows: new Map(), done: [], undone: [] };

export interface Change {
  readonly id: string;
  readonly row: Values;
  readonly field: string;
  /** The value that is there without any draft. */
  readonly original: unknown;
  readonly draft: CellDraft;
}

/** A value that equals the one that is there is no change. */
export function withChanges(drafts: Drafts, changes: readonly Change[]): Drafts {
  const move = changes.flatMap(({ id, row, field, original, draft }): Move => {
    const before = drafts.rows.get(id)?.cells.get(field);
    const after = draft.text === undefined && isSameCell(original, draft.value) ? undefined : draft;
    return sameDraft(before, after) ? [] : [{ id, row, field, before, after }];
  });
  if (move.length === 0) return drafts;
  return { rows: moved(drafts.rows, move, 'after'), done: [...drafts.done, move], undone: [] };
}

export function undo({ rows, done, undone }: Drafts): Drafts {
  const move = done.at(-1);
  if (!move) return { rows, done, undone };
  return { rows: moved(rows, move, 'before'), done: done.slice(0, -1), undone: [...undone, move] };
}

export function redo({ rows, done, undone }: Drafts): Drafts {
  const move = undone.at(-1);
  if (!move) return { rows, done, undone };
  return { rows: moved(rows, move, 'after'), done: [...done, move], undone: undone.slice(0, -1) };
}

function moved(rows: Drafts['rows'], move: Move, to: 'before' | 'after'): Drafts['rows'] {
  const next = new Map(rows);
  for (const { id, row, field, [to]: draft } of move) {
    const known = next.get(id);
    const cells = new Map(known?.cells);
    if (draft) cells.set(field, draft);
    else cells.delete(field);
    const contested = new Set(known?.contested);
    contested.delete(field);
    // What the server said was about other values, unless others have changed some of those that are left.
    const said = contested.size > 0 && known?.failure !== undefined && { contested, failure: known.failure };
    if (cells.size === 0) next.delete(id);
    else next.set(id, { row: known?.row ?? row, cells, ...said });
  }
  return next;
}

export interface SaveOutcome {
  readonly saved: ReadonlySet<string>;
  readonly failures: ReadonlyMap<string, string>;
  readonly overtaken?: ReadonlySet<string>;
}

/** Saved rows have no draft any more, and there is no way back; the others keep theirs with what was said about them. */
export function afterSave({ rows }: Drafts, { saved, failures, overtaken }: SaveOutcome): Drafts {
  const left = [...rows].filter(([id]) => !saved.has(id));
  return {
    ...noDrafts,
    rows: new Map(
      left.map(([id, draft]) => {
        const failure = failures.get(id);
        if (failure === undefined) return [id, draft];
        return [id, { ...draft, failure, ...(overtaken?.has(id) && { isOvertaken: true }) }];
      }),
    ),
  };
}

/**
 * Drafts over the rows as they are now. What was said stays where somebody else has changed the same cells: whoever saves
 * again has seen it. Where they do not meet, nothing is in the way any more.
 */
export function renewed(drafts: Drafts, rows: ReadonlyMap<string, Values>): Drafts {
  const next = new Map(drafts.rows);
  for (const [id, row] of rows) {
    const draft = next.get(id);
    if (!draft?.isOvertaken) continue;
    const isThere = (field: string, { value, text }: CellDraft) =>
      text === undefined && isSameCell(value, valueAt(row, field));
    const cells = new Map([...draft.cells].filter(([field, cell]) => !isThere(field, cell)));
    const contested = new Set(
      [...cells.keys()].filter((field) => !isSameCell(valueAt(draft.row, field), valueAt(row, field))),
    );
    const { failure } = draft;
    const said = contested.size > 0 && failure !== undefined && { contested, failure };
    if (cells.size === 0) next.delete(id);
    else next.set(id, { row, cells, ...said });
  }
  return { ...drafts, rows: next };
}

export interface Tally {
  readonly cells: number;
  readonly rows: number;
  readonly problems: number;
  readonly failures: number;
}

export function tally({ rows }: Drafts): Tally {
  let cells = 0;
  let problems = 0;
  let failures = 0;
  for (const draft of rows.values()) {
    cells += draft.cells.size;
    if (draft.failure !== undefined) failures += 1;
    for (const cell of draft.cells.values()) if (cell.problem) problems += 1;
  }
  return { cells, rows: rows.size, problems, failures };
}

const sameDraft = (a: CellDraft | undefined, b: CellDraft | undefined): boolean =>
  a === b || (a !== undefined && b !== undefined && a.text === b.text && isSameCell(a.value, b.value));
