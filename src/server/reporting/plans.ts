/** Reports that somebody has planned to be sent: his own alone. */
import { sql } from 'kysely';
import type GetPlannedReports from '../../../manifests/operations/Reporting/GetPlannedReports.ts';
import type PlanReport from '../../../manifests/operations/Reporting/PlanReport.ts';
import type { CallContext } from '../../define/contract/handler.ts';
import type { DataOf, InputOf } from '../../define/contract/operation.ts';
import { limits } from '../../rules/limits.ts';
import { findAccount, users } from '../accounts/find.ts';
import { utc } from '../accounts/row.ts';
import { Failure } from '../calls/failure.ts';
import { askedOf, type Values } from './asked.ts';
import { askedTexts } from './asked-text.ts';
import { readersOf } from './readers.ts';
import { findReport, knownReport } from './registry.ts';
import { sayIn } from './say.ts';

type Planned = DataOf<typeof GetPlannedReports>[number];

export interface PlanRow {
  readonly report_plan_id: number;
  readonly report_name: string;
  readonly name: string;
  readonly parameters: Values;
  readonly rhythm: Planned['Rhythm'];
  readonly format: Planned['Format'];
  readonly state: Planned['State'];
  readonly problem: 'NoRight' | 'NoRecipient' | 'OwnerGone' | 'Refused' | null;
  readonly next_due_utc: Date;
  readonly last_sent_utc: Date | null;
  readonly recipients: readonly string[];
}

/** Whoever plans it sees the names of those who lie in his branch still. */
const plans = (context: CallContext, one: number | null) => sql<PlanRow>`
  select p.report_plan_id, p.report_name, p.name, p.parameters, p.rhythm, p.format, p.state, p.problem, p.next_due_utc, p.last_sent_utc,
    array(select a.display_name from report_plan_recipient r join account a on a.account_id = r.user_account_id and in_scope(a.path)
      where r.report_plan_id = p.report_plan_id order by a.display_name) as recipients
  from report_plan p
  where p.user_account_id = ${context.session.user.UserAccountId} and (${one}::bigint is null or p.report_plan_id = ${one})
  order by p.name, p.report_plan_id`;

export async function plannedReports(context: CallContext): Promise<readonly Planned[]> {
  const { rows } = await plans(context, null).execute(context.db);
  return plannedOf(context, rows);
}

/** @throws 404 for one that is not there or somebody else's; both answer alike. */
async function planOf(context: CallContext, plannedReportId: number): Promise<PlanRow> {
  const { rows } = await plans(context, plannedReportId).execute(context.db);
  const [found] = rows;
  if (!found) throw new Failure(404, 'noPlannedReport', { plannedReportId });
  return found;
}

async function onePlanned(context: CallContext, id: number): Promise<Planned> {
  const [planned] = await plannedOf(context, [await planOf(context, id)]);
  if (!planned) throw new Error(`Plan ${id} is not told`);
  return planned;
}

async function plannedOf(context: CallContext, rows: readonly PlanRow[]): Promise<readonly Planned[]> {
  const asked = rows.map(({ report_name, parameters: values }) => ({ report: knownReport(report_name), values }));
  const texts = await askedTexts(context, asked);
  return rows.map((row, index) => toldPlan(context, row, texts[index] ?? ''));
}

function toldPlan(context: CallContext, row: PlanRow, askedFor: string): Planned {
  const report = knownReport(row.report_name);
  const problem = row.problem && problems[row.problem](sayIn(context));
  const isActive = row.state === 'Active';
  return {
    PlannedReportId: row.report_plan_id,
    Name: row.name,
    Report: row.report_name,
    Title: report?.title(sayIn(context)) ?? row.report_name,
    Parameters: { ...row.parameters },
    AskedFor: askedFor,
    Rhythm: row.rhythm,
    Format: row.format,
    Recipients: [...row.recipients],
    State: row.state,
    ...(problem && { Problem: problem }),
    ...(isActive && { NextUtc: utc(row.next_due_utc) }),
    ...(row.last_sent_utc && { LastSentUtc: utc(row.last_sent_utc) }),
    MayStop: isActive,
    MayGoOn: !isActive,
  };
}

const problems: Readonly<Record<NonNullable<PlanRow['problem']>, (t: CallContext['text']) => string>> = {
  NoRight: (t) => t('You lacked the right to this report.'),
  NoRecipient: (t) => t('None of its recipients had the right to this report.'),
  OwnerGone: (t) => t('You could not sign in at its time.'),
  Refused: (t) => t('What it is asked for was not there.'),
};

/** @throws 403 for a recipient who may not read it, or sees less of the branch. */
export async function planReport(context: CallContext, input: InputOf<typeof PlanReport>): Promise<Planned> {
  const { db, session, language } = context;
  const userAccountId = session.user.UserAccountId;
  const report = findReport(context, input.report);
  await askedOf(context, report, input.parameters);
  await sql`select pg_advisory_xact_lock(hashtextextended(${`report_plan ${userAccountId}`}, 0))`.execute(db);
  const { rows: own } = await plans(context, null).execute(db);
  if (own.length >= limits.plannedReports) throw new Failure(409, 'tooManyPlans', { n: limits.plannedReports });
  const readers = new Set((await readersOf(db, report, input.recipients)).map((reader) => reader.user_account_id));
  for (const recipient of input.recipients) {
    const { display_name: name } = await findAccount(context, recipient, { types: users });
    if (!readers.has(recipient)) throw new Failure(403, 'mayNotReceive', { name });
  }
  const { rows } = await sql<{ id: number }>`
    insert into report_plan (user_account_id, report_name, name, parameters, rhythm, format, language, next_due_utc)
    values (${userAccountId}, ${report.name}, ${input.name.trim()}, ${JSON.stringify(input.parameters ?? {})}, ${input.rhythm}, ${input.format},
      ${language}, next_report_due(${input.rhythm}, now()))
    returning report_plan_id as id`.execute(db);
  const id = rows[0]?.id ?? 0;
  await sql`insert into report_plan_recipient (report_plan_id, user_account_id) select ${id}, unnest(${[...input.recipients]}::bigint[])`.execute(
    db,
  );
  context.audit({ details: `${input.name.trim()} → ${input.recipients.length}` });
  return onePlanned(context, id);
}

/** One that goes on is due at its next time, not for those that it missed. */
export async function setPlan(context: CallContext, id: number, state: Planned['State']): Promise<Planned> {
  const { name, rhythm } = await planOf(context, id);
  await sql`update report_plan set state = ${state}, problem = null, next_due_utc = next_report_due(${rhythm}, now())
    where report_plan_id = ${id} and state <> ${state}`.execute(context.db);
  context.audit({ details: name });
  return onePlanned(context, id);
}

export async function deletePlan(context: CallContext, id: number): Promise<void> {
  const { name } = await planOf(context, id);
  await context.db.deleteFrom('report_plan').where('report_plan_id', '=', id).execute();
  context.audit({ details: name });
}
