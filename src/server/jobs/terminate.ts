/** Ends the accounts whose planned time has come, each in a step of its own and in the name of who planned it. */

import { sql } from 'kysely';
import { Type } from 'typebox';
import TerminateAccount from '../../../manifests/operations/Account/TerminateAccount.ts';
import { type JobContext, job } from '../../define/contract/job.ts';
import { errorTexts } from '../../rules/errors/catalogue.ts';
import { limits } from '../../rules/limits.ts';
import { Failure } from '../calls/failure.ts';
import { type Sentence, sentence } from '../calls/sentence.ts';
import { oneAfterAnother, type Stuck } from '../queue/one-after-another.ts';
import type { WorkPart } from '../queue/part.ts';
import { endBranch, lockOf } from '../termination/end.ts';

interface Due {
  readonly termination_id: number;
  readonly account_id: number;
  readonly path: string;
  readonly display_name: string;
  readonly account_type: string;
  readonly reason: string;
  readonly send_to_sdp: boolean;
  readonly tries: number;
  readonly requested_by_account_id: number;
  readonly requested_by_name: string;
}

export default job('terminate', {
  everyMinutes: 1,
  payload: Type.Object({}),
  run: (_payload, context) => oneAfterAnother(context, (stuck, done) => endNext(context, stuck, done)),
});

/** Stuck are those of which not even the failure could be noted. @returns whether there was one. */
async function endNext(context: JobContext, stuck: Stuck, done: number): Promise<boolean> {
  let due: Due | undefined;
  const take = async (part: WorkPart): Promise<Due | undefined> => {
    due = await nextDue(part, [...stuck.keys()]);
    return due;
  };
  try {
    await context.step(async (part) => {
      const found = await take(part);
      if (found) await endOne(part, found);
    });
    return due !== undefined;
  } catch (error) {
    // Here it ends when the job is not ours any more; else it was the account that failed.
    await context.progress(done);
    if (!due) throw error;
    if (!(error instanceof Failure)) context.report(error);
    await postpone(context, due, error).catch((problem: unknown) => due && stuck.set(due.termination_id, problem));
    return true;
  }
}

async function nextDue({ db }: WorkPart, besides: readonly number[]): Promise<Due | undefined> {
  const { rows } = await sql<Due>`select * from take_due_termination(${besides}::bigint[])`.execute(db);
  return rows[0];
}

async function endOne(part: WorkPart, due: Due): Promise<void> {
  await act(part, due);
  const lock = await lockOf(part.db, due.path, new Date());
  if (lock) {
    const locked = sentence('{name} is locked until {day}', { name: lock.name, day: { is: 'day', name: lock.until } });
    const problem = JSON.stringify([locked]) as never;
    const next_try_utc = new Date(`${lock.until}T00:00:00Z`);
    await planOf(part, due).set({ problem, next_try_utc, tries: 0 }).execute();
    return note(part, due, 'Planned termination postponed', [locked]);
  }
  await planOf(part, due).set({ state: 'Done', ended_utc: new Date(), problem: null, next_try_utc: null }).execute();
  const accounts = await endBranch(part.db, due.path, due.reason, due.send_to_sdp);
  note(part, due, 'Account terminated', [sentence('As planned'), sentence('Accounts: {count}', { count: accounts })]);
}

/** One that failed is tried again, each time later, and stops nobody else's. */
function postpone(context: JobContext, due: Due, error: unknown): Promise<void> {
  const failed =
    error instanceof Failure ? { text: error.text, values: error.parameters } : { text: errorTexts['ERR-01'] };
  const problem = JSON.stringify([failed]) as never;
  const wait = Math.min(limits.terminationRetry * 2 ** due.tries, limits.terminationRetryMost);
  return context.step(async (part) => {
    await act(part, due);
    const { numUpdatedRows } = await planOf(part, due)
      .set({ problem, next_try_utc: new Date(Date.now() + wait), tries: due.tries + 1 })
      .where('state', '=', 'Scheduled')
      .executeTakeFirst();
    if (numUpdatedRows > 0n) note(part, due, 'Planned termination postponed', [failed]);
  });
}

const act = (part: WorkPart, { requested_by_account_id: accountId, requested_by_name: name, path }: Due) =>
  part.as({ accountId, name, type: 'User' }, path);

const planOf = ({ db }: WorkPart, due: Due) =>
  db.updateTable('termination').where('termination_id', '=', due.termination_id);

const note = (part: WorkPart, due: Due, event: string, details: readonly Sentence[]): void =>
  part.audit({
    operation: { ...TerminateAccount, audit: { event } },
    requestId: `termination ${due.termination_id}`,
    note: { details, target: { accountId: due.account_id, name: due.display_name, type: due.account_type } },
  });
