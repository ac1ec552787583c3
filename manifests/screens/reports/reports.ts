/** Reports: all of them in a list, and beside it the one that is run (LEG-12, NAV-15, SOLO-28, SOLO-29). */
import {
  action,
  can,
  chart,
  choosing,
  columnsFrom,
  constant,
  filtersFrom,
  go,
  link,
  lookup,
  options,
  row,
  screen,
  table,
} from '#define';
import SearchAccounts from '../../operations/Account/SearchAccounts.ts';
import GetReportChart from '../../operations/Reporting/GetReportChart.ts';
import GetReportColumns from '../../operations/Reporting/GetReportColumns.ts';
import GetReportParameters from '../../operations/Reporting/GetReportParameters.ts';
import GetReportRecipients from '../../operations/Reporting/GetReportRecipients.ts';
import GetReports from '../../operations/Reporting/GetReports.ts';
import PlanReport from '../../operations/Reporting/PlanReport.ts';
import RunReport from '../../operations/Reporting/RunReport.ts';

const report = { report: row('Report') } as const;

export default screen('/reports?report?', {
  title: 'Reports',
  menu: { group: 'Reports', order: 10 },
  needs: can('REPORTING', 'Read'),
  body: choosing(
    GetReports,
    {},
    {
      title: 'Reports',
      place: 'report',
      value: 'Report',
      of: 'Title',
      display: 'beside',
      group: 'Group',
      icon: 'Icon',
      figure: 'UsesCount',
      body: table(RunReport, report, {
        columns: columnsFrom(GetReportColumns, report),
        filters: filtersFrom(GetReportParameters, report, {
          into: 'parameters',
          label: 'Run report',
          lookups: {
            Account: lookup(
              SearchAccounts,
              {},
              { text: 'searchString', value: 'AccountId', label: 'DisplayName', icon: 'AccountType' },
            ),
          },
        }),
        above: chart(GetReportChart, report, {
          by: 'Month',
          value: 'Value',
          per: 'month',
          series: 'Series',
          currency: 'Currency',
          estimate: 'IsEstimate',
          title: 'By month',
        }),
        note: 'Note',
        totals: 'Totals',
        toolbar: [
          action(PlanReport, report, {
            label: 'Send regularly',
            icon: 'mail',
            ask: [
              { field: 'name', title: 'Name', help: 'The mails bear it.' },
              'rhythm',
              { field: 'format', title: 'File' },
              {
                field: 'recipients',
                title: 'To',
                help: 'People of your company who see as much as you do. Each may read the report himself.',
                options: options(GetReportRecipients, report, { value: 'UserAccountId', label: 'DisplayName' }),
              },
            ],
            start: { format: constant('xlsx'), rhythm: constant('Monthly') },
            message: 'Planned',
          }),
          link('Planned reports', go('/reports/planned', {}), { icon: 'clock' }),
        ],
      }),
      empty: 'There is no report that you may run.',
    },
  ),
});
