/** Reports as lists tell of them: what there is, what may be asked, which columns there are. */
import { sql } from 'kysely';
import type GetReportColumns from '../../../manifests/operations/Reporting/GetReportColumns.ts';
import type GetReportParameters from '../../../manifests/operations/Reporting/GetReportParameters.ts';
import type GetReports from '../../../manifests/operations/Reporting/GetReports.ts';
import type { CallContext } from '../../define/contract/handler.ts';
import type { DataOf } from '../../define/contract/operation.ts';
import { utc } from '../accounts/row.ts';
import { columnsFor, findReport, reportsFor } from './registry.ts';
import type { Report } from './report.ts';
import { type Say, sayIn } from './say.ts';

type Listed = DataOf<typeof GetReports>[number];

/** So many of those that are used much stand before all others. */
const frequentOnes = 3;

const groups: Readonly<Record<Report['group'], (t: Say) => string>> = {
  Sales: (t) => t('Sales'),
  Subscriptions: (t) => t('Subscriptions'),
  Operations: (t) => t('Operations'),
};
const groupNames = Object.keys(groups);

interface Use {
  readonly report_name: string;
  readonly uses_count: number;
  readonly last_utc: Date;
}

export async function listedReports(context: CallContext): Promise<readonly Listed[]> {
  const used = await usedReports(context);
  const frequent = new Set(used.slice(0, frequentOnes).map(({ Report }) => Report));
  const others = reportsFor(context.session.user.Capability)
    .filter(({ name }) => !frequent.has(name))
    .map((report) => ({ place: groupNames.indexOf(report.group), listed: listedOf(context, report, undefined) }))
    .sort((a, b) => a.place - b.place || a.listed.Title.localeCompare(b.listed.Title, context.language));
  const first = used.slice(0, frequentOnes).map((report) => ({ ...report, Group: context.text('Frequently used') }));
  return [...first, ...others.map(({ listed }) => listed)];
}

/** The one that is run most first; of those that may be run no more none. */
export async function usedReports(context: CallContext): Promise<readonly Listed[]> {
  const { rows } = await sql<Use>`
    select report_name, uses_count, last_utc from report_use where user_account_id = ${context.session.user.UserAccountId}
    order by uses_count desc, last_utc desc, report_name`.execute(context.db);
  const known = new Map(reportsFor(context.session.user.Capability).map((report) => [report.name, report]));
  return rows.flatMap((use) => {
    const report = known.get(use.report_name);
    return report ? [listedOf(context, report, use)] : [];
  });
}

const listedOf = (context: CallContext, report: Report, use: Use | undefined): Listed => ({
  Report: report.name,
  Title: report.title(sayIn(context)),
  Group: groups[report.group](sayIn(context)),
  Summary: report.summary(sayIn(context)),
  Icon: report.icon,
  UsesCount: use?.uses_count ?? 0,
  ...(use && { LastUsedUtc: utc(use.last_utc) }),
});

/** Looking again within so short a time is the same use. */
export const countUse = (context: CallContext, name: string): Promise<unknown> =>
  context.inOwnTransaction('count_report_use', [context.session.user.UserAccountId, name]);

export async function parametersOf(context: CallContext, name: string): Promise<DataOf<typeof GetReportParameters>> {
  const { parameters } = findReport(context, name);
  return Promise.all(
    parameters.map(async ({ name: parameter, title, kind, choices, finds }) => {
      const listed = await choices?.(sayIn(context), context);
      return {
        Name: parameter,
        Title: title(sayIn(context)),
        Kind: kind,
        ...(listed && { Choices: [...listed] }),
        ...(finds && { Finds: finds }),
      };
    }),
  );
}

export function columnsOf(context: CallContext, name: string): DataOf<typeof GetReportColumns> {
  const columns = columnsFor(findReport(context, name), context.session.user.Capability);
  return columns.map((column) => ({
    Field: `Values.${column.name}`,
    Title: column.title(sayIn(context)),
    Kind: column.isMoney ? 'Money' : (column.kind ?? 'Text'),
    ...(column.width !== undefined && { Width: column.width }),
    ...(column.choices && { Choices: [...column.choices(sayIn(context))] }),
    ...(column.isMoney && { Currency: 'Values.Currency' }),
    ...(column.total && { Total: column.total }),
    ...(column.hidden && { IsHidden: true }),
  }));
}
