/** Carries out an import: rows in steps that commit by themselves, each row in a savepoint, so that a kill anywhere leaves each row done once or not. */
import { sql } from 'kysely';
import CreateAccount from '../../../manifests/operations/Account/CreateAccount.ts';
import CreateImport from '../../../manifests/operations/Import/CreateImport.ts';
import type { JobContext } from '../../define/contract/job.ts';
import { importedAs } from '../../rules/imports/import-type.ts';
import { limits } from '../../rules/limits.ts';
import { findAccount } from '../accounts/find.ts';
import { Failure } from '../calls/failure.ts';
import { sentence } from '../calls/sentence.ts';
import type { RowError } from '../db/tables/imports/import_row.ts';
import type { WorkPart } from '../queue/part.ts';
import { importFields } from './fields.ts';
import type { ImportRunRow } from './row.ts';
import { errorsOf } from './row-errors.ts';
import { RowWork } from './row-work.ts';
import { inSavepoint, isOfItsData, takeBack } from './savepoint.ts';

type Run = Pick<
  ImportRunRow,
  'import_id' | 'type' | 'parent_account_id' | 'source_name' | 'mapping' | 'is_dry_run' | 'name' | 'rows_count'
>;

const runColumns = [
  'import_id',
  'type',
  'parent_account_id',
  'source_name',
  'mapping',
  'is_dry_run',
  'name',
  'rows_count',
] as const;

export async function runImport(context: JobContext, importId: number): Promise<void> {
  let run: Run | undefined;
  await context.step(async ({ db }) => {
    run = await begin(db, importId);
  });
  // It was cancelled before it began.
  for (let goesOn = run !== undefined; goesOn && run; ) {
    const known = run;
    await context.step(async (part) => {
      goesOn = await importRows(context, part, known);
    });
  }
}

const begin = (db: WorkPart['db'], importId: number): Promise<Run | undefined> =>
  db
    .updateTable('import_run')
    .set({ state: 'InProgress', started_utc: sql<Date>`coalesce(started_utc, now())` })
    .where('import_id', '=', importId)
    .where('state', 'in', ['Pending', 'InProgress'])
    .returning(runColumns)
    .executeTakeFirst();

interface Outcome {
  imported: number;
  passed: number;
  rejected: number;
}

/** @returns whether there may be more. */
async function importRows(context: JobContext, part: WorkPart, run: Run): Promise<boolean> {
  const { db } = part;
  const rows = await db
    .selectFrom('import_row')
    .select(['import_row_id', 'row_no', 'raw'])
    .where('import_id', '=', run.import_id)
    .where('state', '=', 'Waiting')
    .orderBy('row_no')
    .limit(limits.importStep)
    // Of two workers, one of whom does not know yet that he has lost the job, the later waits for what becomes of the earlier's step.
    .forUpdate()
    .execute();
  const call = context.asCall(part);
  const parent = await findAccount(call, run.parent_account_id);
  const { type, mapping, source_name: sourceName } = run;
  const work = new RowWork(call, { type, parent, fields: await importFields(call, type), mapping, sourceName });
  const outcome: Outcome = { imported: 0, passed: 0, rejected: 0 };
  let isCancelled = false;
  const working = { context, part, run, work, outcome };
  const together = await importTogether(working, rows);
  let done = (await countDone(db, run.import_id)) + together.size;
  for (const row of rows.filter(({ import_row_id }) => !together.has(import_row_id))) {
    isCancelled = await isCancelWanted(db, run.import_id);
    if (isCancelled) break;
    await importRow(working, row);
    done += 1;
    await context.progress(done, run.rows_count);
  }
  const isOver = isCancelled || rows.length < limits.importStep;
  await db
    .updateTable('import_run')
    .set((set) => ({
      imported_count: set('imported_count', '+', outcome.imported),
      passed_count: set('passed_count', '+', outcome.passed),
      errors_count: set('errors_count', '+', outcome.rejected),
    }))
    .where('import_id', '=', run.import_id)
    .execute();
  if (isOver) await end(db, run.import_id, isCancelled);
  await part.tell(CreateImport, parent.path);
  if (outcome.imported > 0) await part.tell(CreateAccount, parent.path);
  return !isOver;
}

/** As it is now, whoever has said so meanwhile: nothing holds the row while others are done. */
async function isCancelWanted(db: WorkPart['db'], importId: number): Promise<boolean> {
  const run = db.selectFrom('import_run').select('is_cancel_wanted').where('import_id', '=', importId);
  return (await run.executeTakeFirst())?.is_cancel_wanted !== false;
}

async function countDone(db: WorkPart['db'], importId: number): Promise<number> {
  const { done } = await db
    .selectFrom('import_run')
    .select(sql<number>`errors_count + imported_count + passed_count`.as('done'))
    .where('import_id', '=', importId)
    .executeTakeFirstOrThrow();
  return done;
}

interface Working {
  readonly context: JobContext;
  readonly part: WorkPart;
  readonly run: Run;
  readonly work: RowWork;
  readonly outcome: Outcome;
}

interface WaitingRow {
  readonly import_row_id: number;
  readonly raw: readonly string[];
}

/** Ends what is made together: none of it was made, and each row comes by itself. */
class ByThemselves extends Error {}

/**
 * Makes those rows of a step that are beyond doubt with a few statements for all of them. Where somebody has cancelled meanwhile, or the database
 * refuses one of them, all are taken back, and the rows come one by one, so that the one in hand is the last, and the one that is wrong is known.
 * @returns the rows that are done.
 */
async function importTogether(
  { part, run, work, outcome }: Working,
  rows: readonly WaitingRow[],
): Promise<ReadonlySet<number>> {
  const { db } = part;
  try {
    const made = await inSavepoint(db, async () => {
      const found = await work.makeTogether(rows.map(({ raw }) => work.read(raw)));
      if (await isCancelWanted(db, run.import_id)) throw new ByThemselves();
      if (run.is_dry_run) await takeBack(db);
      return rows.flatMap(({ import_row_id }, index) => {
        const account = found[index];
        return account ? [{ import_row_id, ...account }] : [];
      });
    });
    if (made.length === 0) return new Set();
    await sql`
      update import_row r set state = ${run.is_dry_run ? 'Passed' : 'Imported'}, account_id = m.account_id
      from unnest(${made.map(({ import_row_id }) => import_row_id)}::bigint[],
        ${made.map(({ accountId }) => (run.is_dry_run ? null : accountId))}::bigint[]) m (import_row_id, account_id)
      where r.import_row_id = m.import_row_id`.execute(db);
    outcome[run.is_dry_run ? 'passed' : 'imported'] += made.length;
    if (!run.is_dry_run) for (const { accountId, name } of made) auditRow(part, run, accountId, name);
    return new Set(made.map(({ import_row_id }) => import_row_id));
  } catch (error) {
    if (!(error instanceof ByThemselves) && !(error instanceof Failure) && !isOfItsData(error)) throw error;
    return new Set();
  }
}

const auditRow = (part: WorkPart, run: Run, accountId: number, name: string): void =>
  part.audit({
    operation: CreateAccount,
    note: {
      target: { accountId, name, type: importedAs[run.type] },
      details: [sentence('Imported: {name}', { name: run.name })],
    },
  });

async function importRow(
  { context, part, run, work, outcome }: Working,
  { import_row_id, raw }: WaitingRow,
): Promise<void> {
  const { db } = part;
  const noted = (set: {
    state: 'Imported' | 'Passed' | 'Rejected';
    account_id?: number;
    errors?: readonly RowError[];
  }) =>
    db
      .updateTable('import_row')
      .set({ ...set, ...(set.errors ? { errors: JSON.stringify(set.errors) as never } : {}) })
      .where('import_row_id', '=', import_row_id)
      .execute();
  try {
    const made = await inSavepoint(db, async () => {
      const { accountId, name } = await work.make(work.read(raw));
      // What is only tried is taken back as what failed is.
      if (run.is_dry_run) await takeBack(db);
      return { accountId, name };
    });
    if (run.is_dry_run) {
      outcome.passed += 1;
      await noted({ state: 'Passed' });
      return;
    }
    outcome.imported += 1;
    await noted({ state: 'Imported', account_id: made.accountId });
    auditRow(part, run, made.accountId, made.name);
  } catch (error) {
    if (!(error instanceof Failure) && !isOfItsData(error)) throw error;
    if (!(error instanceof Failure)) context.report(error);
    const refusal = error instanceof Failure ? error : new Failure(400, 'rowRefused');
    outcome.rejected += 1;
    await noted({ state: 'Rejected', errors: errorsOf(refusal, run.mapping) });
  }
}

/** At least one was right, or none was; cancelled with something left to do (IMP-07 to IMP-09). */
async function end(db: WorkPart['db'], importId: number, isCancelled: boolean): Promise<void> {
  await db
    .updateTable('import_run')
    .set({
      state: isCancelled
        ? 'Cancelled'
        : sql<'Completed'>`case when imported_count + passed_count > 0 then 'Completed' else 'Failed' end`,
      finished_utc: new Date(),
    })
    .where('import_id', '=', importId)
    .where('state', '=', 'InProgress')
    .execute();
}
