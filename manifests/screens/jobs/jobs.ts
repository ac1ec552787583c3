/** My jobs: work of the server that the person has begun, how far it is, what came of it (quality: one line per job). */

import { action, download, row, screen, table } from '#define';
import CancelJob from '../../operations/Job/CancelJob.ts';
import DismissJob from '../../operations/Job/DismissJob.ts';
import GetJobFile from '../../operations/Job/GetJobFile.ts';
import GetJobs from '../../operations/Job/GetJobs.ts';

const jobId = { jobId: row('JobId') };

export default screen('/jobs?states?', {
  title: 'My jobs',
  menu: { group: 'Profile', order: 40, icon: 'list-details' },
  body: table(
    GetJobs,
    {},
    {
      columns: [
        { field: 'Title', width: 320 },
        { field: 'State', as: 'Status', title: 'Status', width: 168 },
        { field: 'Share', as: 'Percent', title: 'Done' },
        { field: 'CreatedUtc', as: 'TimeAgo', title: 'Started' },
        { field: 'RunAtUtc', as: 'DateTimeUtc', title: 'Planned for', hidden: true },
        { field: 'FinishedUtc', as: 'DateTimeUtc', title: 'Ended' },
        { field: 'FileExpiresUtc', as: 'Date', title: 'File until' },
        { field: 'Error', title: 'What went wrong', width: 280 },
        { field: 'Impersonator', title: 'On behalf', hidden: true },
      ],
      sort: { field: 'CreatedUtc', direction: 'DESC' },
      sortable: ['Title', 'State', 'CreatedUtc'],
      filters: [
        { field: 'options.filter', title: 'Find by title' },
        { field: 'states', title: 'Status', display: 'toggles' },
      ],
      actions: [
        download(GetJobFile, jobId, {
          label: 'Download file',
          icon: 'download',
          keys: 'd',
          may: 'HasFile',
          reason: 'There is no file, or its time has run out.',
        }),
        action(CancelJob, jobId, {
          label: 'Cancel job',
          icon: 'ban',
          tone: 'danger',
          may: 'MayCancel',
          reason: 'It has ended already.',
          confirm: { text: 'What the job had begun is undone.', reject: 'Keep the job' },
          message: 'Job cancelled',
        }),
        action(DismissJob, jobId, {
          label: 'Remove from the list',
          icon: 'x',
          may: 'MayDismiss',
          reason: 'It is still going on.',
          confirm: 'Its file is deleted as well.',
          message: 'Removed from the list',
        }),
      ],
      bulk: [
        action(DismissJob, jobId, {
          label: 'Remove from the list',
          icon: 'x',
          may: 'MayDismiss',
          reason: 'It is still going on.',
          confirm: 'Their files are deleted as well.',
          message: 'Removed from the list',
        }),
      ],
      refresh: { every: 5 },
      empty: 'Exports and other long work will be listed here while it runs and after it has ended.',
    },
  ),
});
