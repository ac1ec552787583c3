/** Bill runs: begun for every seller once, oldest interval first, done in steps that stay done, and ended when nobody waits. */
import { type Kysely, sql } from 'kysely';
import type { JobContext } from '../../define/contract/job.ts';
import { limits } from '../../rules/limits.ts';
import { isLostConnection } from '../db/lost-connection.ts';
import type { Tables } from '../db/tables.ts';
import { hurry } from '../queue/hurry.ts';
import type { WorkPart } from '../queue/part.ts';
import { beginRuns } from './begin.ts';
import { billBuyers, type Claimed, claim, end } from './step.ts';

/** @param note what is left of a run that has ended; one that is taken up again and stays incomplete leaves nothing. */
export async function billAll(
  context: JobContext,
  note: (part: WorkPart, ended: EndedRun) => Promise<void>,
): Promise<void> {
  let again: ReadonlySet<number> = new Set();
  await context.step(async ({ db }) => {
    again = await takeUp(db);
    await beginRuns(db);
  });
  for (let found = true; found; ) found = await billSideBySide(context);
  for (let ended = true; ended; )
    await context.step(async (part) => {
      const run = await endNext(part.db);
      ended = run !== undefined;
      if (!run) return;
      await sql`select tell_of_run(${run.bill_run_id})`.execute(part.db);
      await hurry(part.db, 'sum-months');
      if (run.state === 'Finished' || !again.has(run.bill_run_id)) await note(part, run);
    });
}

/** For several sellers at once: while the database works for one, the next bill of another is made. @returns whether anybody was billed. */
async function billSideBySide(context: JobContext): Promise<boolean> {
  let done = 0;
  let isStopped = false;
  const lane = async (): Promise<void> => {
    try {
      while (!isStopped && (await billNext(context, done))) {
        done += 1;
        await context.progress(done);
      }
    } catch (error) {
      isStopped = true;
      throw error;
    }
  };
  // All have ended before the job says that it failed: nothing of it goes on without it.
  const ends = await Promise.allSettled(Array.from({ length: limits.billedSellers }, lane));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
  return done > 0;
}

/** Those that could not be billed are tried again, as what was missing may be there by now. */
async function takeUp(db: WorkPart['db']): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ bill_run_id: number }>`
    update bill_run set state = 'Running' where state = 'Incomplete' returning bill_run_id`.execute(db);
  const runs = rows.map(({ bill_run_id }) => bill_run_id);
  await sql`
    update bill_run_item set state = 'Open', problem = null
    where state = 'Failed' and bill_run_id = any (${runs}::bigint[])`.execute(db);
  return new Set(runs);
}

/** @returns whether there was anybody to bill. */
async function billNext(context: JobContext, done: number): Promise<boolean> {
  let claimed: Claimed | undefined;
  const bill = (only?: Claimed): Promise<void> =>
    context.step(async ({ db }) => {
      const found = await claim(db, only);
      claimed = only ?? found;
      if (!found) return;
      await billBuyers(db, found);
      await hurry(db, 'document');
    });
  try {
    await bill();
  } catch (error) {
    // Here it ends when the job is not ours any more.
    await context.progress(done);
    // Without its connection the database says nothing of who can be billed: the job is tried again as it was.
    if (!claimed || isLostConnection(error)) throw error;
    context.report(error);
    await oneByOne(context, claimed, done, bill);
  }
  return claimed !== undefined;
}

/** One who cannot be billed stops nobody else. */
async function oneByOne(
  context: JobContext,
  { buyers, ...run }: Claimed,
  done: number,
  bill: (only: Claimed) => Promise<void>,
): Promise<void> {
  for (const buyer of buyers)
    try {
      await bill({ ...run, buyers: [buyer] });
    } catch (error) {
      await context.progress(done);
      if (isLostConnection(error)) throw error;
      context.report(error);
      await context.step(({ db }) => end(db, run.run, buyer, 'Failed', { is: 'failed' }));
    }
}

export interface EndedRun {
  readonly bill_run_id: number;
  readonly seller_account_id: number;
  readonly seller_name: string;
  readonly seller_path: string;
  readonly interval_id: number;
  readonly state: 'Finished' | 'Incomplete';
  readonly invoices: number;
  readonly failed: number;
}

/** A claim that came back empty ends no run: whom a killed server holds yet waits for the next time. */
export async function endNext(db: Kysely<Tables>): Promise<EndedRun | undefined> {
  const { rows } = await sql<EndedRun>`
    update bill_run r set state = case when items.failed > 0 then 'Incomplete' else 'Finished' end,
      finished_utc = case when items.failed > 0 then null else billing_now() end
    from (
      select i.bill_run_id, count(*) filter (where i.state = 'Failed')::integer as failed,
        count(*) filter (where i.state = 'Final')::integer as invoices
      from bill_run_item i join bill_run w using (bill_run_id) where w.state = 'Running' group by i.bill_run_id
      having count(*) filter (where i.state = 'Open') = 0 order by i.bill_run_id limit 1) items, account a
    where r.bill_run_id = items.bill_run_id and r.state = 'Running' and a.account_id = r.seller_account_id
    returning r.bill_run_id, r.seller_account_id, a.display_name as seller_name, a.path as seller_path, r.interval_id, r.state, items.invoices, items.failed`.execute(
    db,
  );
  return rows[0];
}
