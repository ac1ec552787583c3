/** Planned reports: what is sent to whom and when, and why it stopped (SOLO-29). */
import { action, constant, go, link, row, screen, table, where } from '#define';
import DeletePlannedReport from '../../operations/Reporting/DeletePlannedReport.ts';
import GetPlannedReports from '../../operations/Reporting/GetPlannedReports.ts';
import SetPlannedReport from '../../operations/Reporting/SetPlannedReport.ts';

const planned = { plannedReportId: row('PlannedReportId') } as const;

export default screen('/reports/planned', {
  title: 'Planned reports',
  body: table(
    GetPlannedReports,
    {},
    {
      columns: [
        { field: 'Name', width: 200 },
        { field: 'Title', title: 'Report', width: 180 },
        { field: 'AskedFor', title: 'Parameters', width: 320 },
        { field: 'Rhythm', title: 'Sent', width: 180 },
        { field: 'Format', title: 'File' },
        { field: 'Recipients', as: 'Tags', title: 'To', width: 200 },
        { field: 'State', as: 'Status', title: 'Status' },
        { field: 'NextUtc', as: 'DateTimeUtc', title: 'Next' },
        { field: 'LastSentUtc', as: 'DateTimeUtc', title: 'Last sent' },
        { field: 'Problem', title: 'Why it stopped', width: 280 },
      ],
      ended: where({ State: 'Stopped' }),
      toolbar: [link('Reports', go('/reports', {}), { icon: 'arrow-left' })],
      actions: [
        action(
          SetPlannedReport,
          { ...planned, state: constant('Stopped') },
          {
            label: 'Stop',
            icon: 'player-pause',
            may: 'MayStop',
            reason: 'It has stopped already.',
            message: 'Stopped',
          },
        ),
        action(
          SetPlannedReport,
          { ...planned, state: constant('Active') },
          {
            label: 'Let it go on',
            icon: 'player-play',
            may: 'MayGoOn',
            reason: 'It is active.',
            message: 'It goes on',
          },
        ),
        action(DeletePlannedReport, planned, {
          label: 'Delete',
          icon: 'trash',
          tone: 'danger',
          confirm: 'Nothing of it is sent any more.',
          message: 'Deleted',
        }),
      ],
      empty: 'You have planned nothing yet. A report is planned where it is run.',
    },
  ),
});
