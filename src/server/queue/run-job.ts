/** Runs one job: its effect and its end become true in one transaction, whatever happens to the worker in between. */
import Schema from 'typebox/schema';
import type { Job } from '../../define/contract/job.ts';
import { errorTexts } from '../../rules/errors/catalogue.ts';
import { limits } from '../../rules/limits.ts';
import { languageOf } from '../../rules/text/language.ts';
import { Failure } from '../calls/failure.ts';
import { assertMeets, type Handlers } from '../calls/internal-read.ts';
import { translate } from '../calls/texts.ts';
import { openTransaction } from '../db/transaction.ts';
import type { Service } from '../service.ts';
import { type ClaimedJob, productScope } from './claimed-job.ts';
import { type JobFile, jobContext, sessionOf } from './job-context.ts';
import { JobLost, NotYet, type Progress, ServerStops } from './progress.ts';
import { jobs } from './registry.ts';
import { stepsOf } from './step.ts';

export interface WorkerDeps {
  readonly service: Service;
  readonly handlers: Handlers;
  /** Who works, as the leases name him. */
  readonly worker: string;
  readonly onProblem: (problem: unknown) => void;
}

export async function runJob(deps: WorkerDeps, taken: ClaimedJob, progress: Progress): Promise<void> {
  const { service, handlers, worker, onProblem } = deps;
  const session = sessionOf(taken);
  const effect = openTransaction(service.database.pool, session?.scope ?? productScope(taken));
  let file: JobFile | undefined;
  const { context, endReading } = jobContext({
    ...{ service, handlers, taken, session, effect, progress },
    step: stepsOf({ pool: service.database.pool, worker, taken, session, progress }),
    report: onProblem,
    keepFile: (kept) => {
      file = kept;
    },
  });
  try {
    const definition = startable(taken, session !== undefined);
    const needs = definition.needs?.(taken.payload as never);
    if (needs) assertMeets(session?.user.Capability, needs);
    await definition.run(taken.payload as never, context);
    progress.signal.throwIfAborted();
    if (file) await effect.db.insertInto('job_file').values(fileRow(taken, file)).execute();
    const end = [taken.job_id, worker, progress.done, progress.total];
    const [finished] = await effect.prepared('finish_job', 'select finish_job($1, $2, $3, $4)', end);
    if (!finished?.[0]) throw new JobLost();
    const again = nextRun(definition);
    // In the same transaction: no kill in between leaves the product's own work without its next run.
    if (again) await effect.prepared('schedule_job', 'select schedule_job($1, $2)', [taken.name, again]);
    await effect.commit();
  } catch (error) {
    await effect.rollback();
    await giveBack(deps, taken, progress.signal.aborted ? progress.signal.reason : error);
  } finally {
    await endReading();
    progress.end();
  }
}

/** Of the product's own work; undefined for what runs once. */
export function nextRun({ everyMinutes, dailyAt }: Job, now = new Date()): Date | undefined {
  if (everyMinutes !== undefined) return new Date(now.getTime() + everyMinutes * 60_000);
  if (dailyAt === undefined) return undefined;
  const today = new Date(`${now.toISOString().slice(0, 10)}T${dailyAt}:00Z`);
  return today > now ? today : new Date(today.getTime() + dayLong);
}

const dayLong = 86_400_000;

/** @throws when nobody may run it: unknown to this version, or its owner may not work here any more. */
function startable(taken: ClaimedJob, hasSession: boolean): Job {
  const definition = jobs.get(taken.name);
  if (!definition || !Schema.Check(definition.payload as never, taken.payload)) {
    throw new Error(`The job ${taken.name} is not one of this version`);
  }
  if (taken.user_account_id !== null && !hasSession) throw new Failure(403, 'jobOwnerGone');
  return definition;
}

const fileRow = ({ job_id, scope }: ClaimedJob, { name, type, content }: JobFile) => ({
  job_id,
  scope: scope ?? '',
  file_name: name,
  content_type: type,
  content,
  expires_utc: new Date(Date.now() + limits.jobFileLife),
});

/** A refusal is final; anything else is tried again, each time later, until it has been tried often enough. */
async function giveBack({ service, worker, onProblem }: WorkerDeps, taken: ClaimedJob, reason: unknown): Promise<void> {
  if (reason instanceof JobLost) return;
  const waits = reason instanceof NotYet;
  const stopped = waits || reason instanceof ServerStops;
  const refused = reason instanceof Failure;
  if (!stopped && !refused) onProblem(reason);
  const final = refused || (!stopped && taken.attempts >= limits.jobAttempts);
  const language = languageOf(taken.language) ?? 'en';
  const problem = refused
    ? translate(language, reason.text, reason.parameters)
    : translate(language, errorTexts['ERR-01']);
  const pause = stopped ? (waits ? limits.jobRetry : 0) : limits.jobRetry * 2 ** (taken.attempts - 1);
  const again = final ? null : `${pause} milliseconds`;
  await service.database.pool
    .query('select return_job($1, $2, $3, $4, $5)', [taken.job_id, worker, stopped ? null : problem, again, stopped])
    // Without an answer of the database the lease ends by itself.
    .catch(onProblem);
}
