/** Puts a job on the queue in the transaction of the call: it is there when the call was right, and only then. */
import type { TSchema } from 'typebox';
import type { HandlerContext } from '../../define/handler.ts';
import type { Job } from '../../define/job.ts';
import type { Static } from '../../define/schema.ts';
import { type JobRow, jobColumns } from '../own-jobs.ts';

interface Options {
  /** What it is about, as its owner reads it. */
  readonly title: string;
  /** Not before; absent: at once. */
  readonly runAt?: Date;
}

export function enqueue<Payload extends TSchema>(
  { db, session, language }: HandlerContext,
  { name }: Job<string, Payload>,
  payload: Static<Payload>,
  { title, runAt }: Options,
): Promise<JobRow> {
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
