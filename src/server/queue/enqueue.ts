/** Puts a job on the queue in the transaction of the call: it is there when the call was right, and only then. */

import { sql } from 'kysely';
import type { TSchema } from 'typebox';
import type { CallContext } from '../../define/contract/handler.ts';
import type { Job } from '../../define/contract/job.ts';
import type { Static } from '../../define/contract/schema.ts';
import { limits } from '../../rules/limits.ts';
import { Failure } from '../calls/failure.ts';
import { type JobRow, jobColumns } from '../personal/jobs.ts';

interface Options {
  /** What it is about, as its owner reads it. */
  readonly title: string;
  /** Not before; absent: at once. */
  readonly runAt?: Date;
}

/** @throws 429 when so many jobs of the user wait or run already. */
export async function enqueue<Payload extends TSchema>(
  context: CallContext,
  { name }: Job<string, Payload>,
  payload: Static<Payload>,
  { title, runAt }: Options,
): Promise<JobRow> {
  const { db, session, language } = context;
  await assertFewJobs(context);
  return db
    .insertInto('job')
    .values({
      name,
      title,
      payload: JSON.stringify(payload),
      user_account_id: session.user.UserAccountId,
      language,
      impersonator_account_id: session.user.ImpersonatorAccountId ?? null,
      impersonator_name: session.user.ImpersonatorAccount?.DisplayName ?? null,
      ...(runAt ? { run_at: runAt } : {}),
    })
    .returning(jobColumns)
    .executeTakeFirstOrThrow();
}

/** Calls of one user that come at once are counted one after the other. */
async function assertFewJobs({ db, session }: CallContext): Promise<void> {
  const userAccountId = session.user.UserAccountId;
  await sql`select pg_advisory_xact_lock(hashtext(${`portolan job ${userAccountId}`}))`.execute(db);
  const { waiting } = await db
    .selectFrom('job')
    .select((count) => count.fn.countAll<number>().as('waiting'))
    .where('user_account_id', '=', userAccountId)
    .where('state', 'in', ['Queued', 'Running'])
    .executeTakeFirstOrThrow();
  if (waiting >= limits.jobsOfUser) throw new Failure(429, 'tooManyJobs', { n: limits.jobsOfUser, minutes: 1 });
}
