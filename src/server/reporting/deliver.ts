/** Sends a planned report: made with the rights of whoever planned it as they are now, to each recipient as far as he may read it himself. */
import { sql } from 'kysely';
import { plansReports, readsReports } from '../../../manifests/entities/report.ts';
import RunReport from '../../../manifests/operations/Reporting/RunReport.ts';
import { allOf } from '../../define/contract/capability.ts';
import type { JobContext } from '../../define/contract/job.ts';
import type { DataOf } from '../../define/contract/operation.ts';
import { type Capabilities, meets } from '../../rules/access/capabilities.ts';
import { fileName } from '../../rules/files/file-name.ts';
import { kindFor } from '../../rules/kinds/registry.ts';
import { limits } from '../../rules/limits.ts';
import { formatLocale } from '../../rules/text/language.ts';
import { Failure } from '../calls/failure.ts';
import { type FileColumn, TableFile } from '../exports/table-file.ts';
import { enqueueMail, type MailFile } from '../mail/enqueue.ts';
import { reportMail, reportStoppedMail } from '../mail/templates/reports.ts';
import type { Values } from './asked.ts';
import { type Reader, readersOf } from './readers.ts';
import { columnsFor, knownReport } from './registry.ts';
import type { Report, ReportColumn } from './report.ts';

interface Plan {
  readonly report_plan_id: number;
  readonly report_name: string;
  readonly name: string;
  readonly parameters: Values;
  readonly format: 'xlsx' | 'csv';
  readonly recipients: readonly number[];
}
type Answer = DataOf<typeof RunReport>;

/** In the transaction that ends the job: mails, and that they were sent, become true together. */
export async function deliverReport(context: JobContext, plannedReportId: number): Promise<void> {
  const plan = await activePlan(context, plannedReportId);
  if (!plan) return;
  const report = knownReport(plan.report_name);
  const held = context.session.user.Capability;
  if (!report || !meets(held, allOf(readsReports, plansReports, report.needs))) return stop(context, plan, 'NoRight');
  const readers = await readersOf(context.db, report, plan.recipients);
  if (readers.length === 0) return stop(context, plan, 'NoRecipient');
  let rows: readonly Answer['Items'][number][];
  let note: string;
  try {
    ({ rows, note } = await allRows(context, plan));
  } catch (problem) {
    if (!(problem instanceof Failure) || problem.status === 409) throw problem;
    return stop(context, plan, 'Refused');
  }
  const files = new Map<string, MailFile | undefined>();
  for (const reader of readers) {
    const columns = columnsOfBoth(report, held, reader);
    const key = columns.map(({ name }) => name).join();
    if (!files.has(key)) files.set(key, await fileOf(context, plan, columns, rows));
    const file = files.get(key);
    const told = {
      name: plan.name,
      planner: context.session.user.UserAccount.DisplayName,
      note,
      rows: rows.length,
      isAttached: file !== undefined,
      place: placeOf(plan),
    };
    await enqueueMail(context, reader.user_account_id, reportMail(told), undefined, file ? [file] : []);
  }
  await sql`update report_plan set last_sent_utc = now() where report_plan_id = ${plan.report_plan_id}`.execute(
    context.db,
  );
}

/** Taken back or stopped since it was due: nothing is sent. */
async function activePlan({ db }: JobContext, id: number): Promise<Plan | undefined> {
  const { rows } = await sql<Plan>`
    select p.report_plan_id, p.report_name, p.name, p.parameters, p.format,
      array(select r.user_account_id from report_plan_recipient r where r.report_plan_id = p.report_plan_id) as recipients
    from report_plan p where p.report_plan_id = ${id} and p.state = 'Active' for update`.execute(db);
  return rows[0];
}

/** It stops, and whoever planned it learns why. */
async function stop(
  context: JobContext,
  { report_plan_id: id, name }: Plan,
  why: 'NoRight' | 'NoRecipient' | 'Refused',
): Promise<void> {
  await sql`update report_plan set state = 'Stopped', problem = ${why} where report_plan_id = ${id}`.execute(
    context.db,
  );
  await enqueueMail(context, context.session.user.UserAccountId, reportStoppedMail({ name, why }));
}

/** All pages as the database has them at one moment. */
async function allRows({ read, progress }: JobContext, { report_name: report, parameters }: Plan) {
  const rows: Answer['Items'][number][] = [];
  for (;;) {
    const asked = { report, parameters, limit: limits.maximumPageSize, options: { offset: rows.length } };
    const { Items, TotalCount, Note } = (await read(RunReport.operation, asked)) as Answer;
    rows.push(...Items);
    await progress(rows.length, TotalCount);
    if (Items.length < limits.maximumPageSize) return { rows, note: Note };
  }
}

/** What both may see: nobody learns by a mail what the portal would not show him. */
const columnsOfBoth = (report: Report, planner: Capabilities, { capabilities }: Reader): readonly ReportColumn[] => {
  const readable = new Set(columnsFor(report, capabilities));
  return columnsFor(report, planner).filter((column) => readable.has(column));
};

/** undefined: too large for a mail. */
async function fileOf(
  context: JobContext,
  plan: Plan,
  columns: readonly ReportColumn[],
  rows: readonly Answer['Items'][number][],
): Promise<MailFile | undefined> {
  const { language, session, text } = context;
  const locale = formatLocale(language, [], session.user.CompanyAccount.Country);
  const currency: FileColumn<Answer['Items'][number]> = {
    title: text('Currency'),
    kind: kindFor('Text'),
    value: ({ Values }) => Values['Currency'],
  };
  const shown = columns.map((column): FileColumn<Answer['Items'][number]> => {
    const choices = column.choices?.(text).map(({ Value, Label }) => ({ value: Value, label: Label }));
    return {
      title: column.title(text),
      kind: kindFor(column.isMoney ? 'Money' : (column.kind ?? 'Text')),
      value: ({ Values }) => Values[column.name],
      options: ({ Values }) => ({
        ...(choices && { choices }),
        ...(column.isMoney && { currency: String(Values['Currency'] ?? '') }),
      }),
    };
  });
  const isMoney = columns.some((column) => column.isMoney);
  const file = new TableFile(plan.format, isMoney ? [...shown, currency] : shown, locale, plan.name);
  await file.add(rows);
  const content = await file.content();
  if (content.length > limits.mailedReport) return undefined;
  return { name: fileName(plan.name, plan.format), type: file.contentType, content };
}

/** The same report with the same parameters, as its reader sees it. */
function placeOf({ report_name: report, parameters }: Plan): string {
  const query = new URLSearchParams({ report });
  for (const [name, value] of Object.entries(parameters)) query.set(`parameters.${name}`, String(value));
  return `/reports?${query}`;
}
