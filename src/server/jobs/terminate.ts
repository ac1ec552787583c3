/** Ends the accounts whose planned time has come, each in the name of who planned it, whether he still works here or not. */
import { sql } from 'kysely';
import { Type } from 'typebox';
import { type JobContext, job } from '../../define/job.ts';
import { limits } from '../../rules/limits.ts';
import { writeAuditEntry } from '../audit.ts';
import { endBranch, lockOf } from '../termination.ts';

interface Due {
  readonly termination_id: number;
  readonly account_id: number;
  readonly path: string;
  readonly display_name: string;
  readonly account_type: string;
  readonly reason: string;
  readonly requested_by_account_id: number;
  readonly requested_by_name: string;
}

export default job('terminate', {
  everyMinutes: 1,
  payload: Type.Object({}),
  run: async (_payload, context) => {
    const done: number[] = [];
    for (let found = await take(context, done); found; found = await take(context, done)) {
      done.push(found.termination_id);
      await endOne(context, found);
      if (done.length === limits.terminationsAtOnce) break;
    }
  },
});

async function take({ db }: JobContext, besides: readonly number[]): Promise<Due | undefined> {
  const { rows } = await sql<Due>`select * from take_due_termination(${besides}::bigint[])`.execute(db);
  return rows[0];
}

async function endOne({ db }: JobContext, due: Due): Promise<void> {
  await sql`select set_config('app.scope', ${due.path}, true), set_config('app.user', ${String(due.requested_by_account_id)}, true)`.execute(
    db,
  );
  const plan = db.updateTable('termination').where('termination_id', '=', due.termination_id);
  const lock = await lockOf(db, due.path, new Date());
  if (lock) {
    const problem = `${lock.name} is locked until ${lock.until}`;
    await plan.set({ problem, next_try_utc: new Date(`${lock.until}T00:00:00Z`) }).execute();
    return note({ db }, due, 'Planned termination postponed', problem);
  }
  await plan.set({ state: 'Done', ended_utc: new Date(), problem: null, next_try_utc: null }).execute();
  const accounts = await endBranch(db, due.path, due.reason);
  await note({ db }, due, 'Account terminated', `As planned. Accounts: ${accounts}`);
}

const note = ({ db }: Pick<JobContext, 'db'>, due: Due, event: string, details: string): Promise<void> =>
  writeAuditEntry(
    { db },
    {
      operation: { operation: 'Account/TerminateAccount', audit: { event } },
      input: {},
      requestId: `termination ${due.termination_id}`,
      session: undefined,
      note: {
        details,
        user: { accountId: due.requested_by_account_id, name: due.requested_by_name, type: 'User' },
        target: { accountId: due.account_id, name: due.display_name, type: due.account_type },
      },
    },
  );
