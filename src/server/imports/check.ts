/** Looks at a file before anything is made of it: which of its rows are right, and what is wrong with the others. */
import type { CallContext } from '../../define/contract/handler.ts';
import { limits } from '../../rules/limits.ts';
import type { RowError } from '../db/tables/imports/import_row.ts';
import { planOf, type Wanted } from './plan.ts';
import { faultsOf } from './row-errors.ts';
import { type ImportPlan, RowWork } from './row-work.ts';
import { SeenValues } from './seen-values.ts';
import type { SourceRow } from './source.ts';

export interface CheckedRow extends SourceRow {
  readonly label: string;
  /** Absent: it is right. */
  readonly errors?: readonly RowError[];
}

/** Each row with what is wrong with it, as far as that shows before anything is made; what two rows of the file claim counts. */
export async function* checkedRows(
  context: CallContext,
  plan: ImportPlan,
  rows: AsyncIterable<SourceRow>,
): AsyncGenerator<CheckedRow> {
  const work = new RowWork(context, plan);
  const seen = new SeenValues(plan.fields);
  for await (const { row, cells } of rows) {
    const read = work.read(cells);
    const errors = (await faultsOf(plan.mapping, () => work.look(read))) ?? seen.faultsOf(read, row);
    yield { row, cells, label: work.labelOf(cells), ...(errors ? { errors } : {}) };
  }
}

export interface CheckedFile {
  readonly plan: ImportPlan;
  readonly heads: readonly string[];
  readonly rows: number;
  readonly faulty: number;
  /** The first of them. */
  readonly faultyRows: readonly CheckedRow[];
}

/** @throws as a plan does, and for a file that cannot be read to its end. */
export async function checkFile(context: CallContext, wanted: Wanted): Promise<CheckedFile> {
  const { source, ...plan } = await planOf(context, wanted);
  const faultyRows: CheckedRow[] = [];
  let rows = 0;
  let faulty = 0;
  for await (const row of checkedRows(context, plan, source.rows())) {
    rows += 1;
    if (!row.errors) continue;
    faulty += 1;
    if (faultyRows.length < limits.sheetFaults) faultyRows.push(row);
  }
  return { plan, heads: source.heads, rows, faulty, faultyRows };
}
