/** The reports that the person runs most (SOLO-2, CALL-129). */
import { constant, go, panel, row, table } from '#define';
import GetFrequentReports from '../operations/Reporting/GetFrequentReports.ts';

export default panel({
  title: 'Frequent reports',
  icon: 'chart-bar',
  help: 'Those that you run most',
  place: 88,
  width: 2,
  body: table(
    GetFrequentReports,
    { limit: constant(5) },
    {
      columns: [
        { field: 'Title', title: 'Report', width: 220 },
        { field: 'UsesCount', title: 'Times used', width: 110 },
        { field: 'LastUsedUtc', as: 'TimeAgo', title: 'Last used', width: 140 },
      ],
      open: go('/reports?report', { report: row('Report') }),
      empty: 'You have run no report yet.',
    },
  ),
});
