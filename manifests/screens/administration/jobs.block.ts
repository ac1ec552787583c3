/** The jobs of the branch: what waits, runs and has failed. */
import { action, type BindingScope, type Block, row, table } from '#define';
import CancelAnyJob from '../../operations/Administration/CancelAnyJob.ts';
import GetJobQueue from '../../operations/Administration/GetJobQueue.ts';
import RetryJob from '../../operations/Administration/RetryJob.ts';

export const jobs: Block<BindingScope> = table(
  GetJobQueue,
  {},
  {
    columns: [
      { field: 'Kind', title: 'Sort of job', width: 224 },
      { field: 'Title', width: 280 },
      { field: 'UserName', title: 'User' },
      { field: 'State', as: 'Status', title: 'Status', width: 168 },
      { field: 'Share', as: 'Percent', title: 'Done' },
      { field: 'Attempts', title: 'Tries' },
      { field: 'CreatedUtc', as: 'TimeAgo', title: 'Started' },
      { field: 'Error', title: 'What went wrong', width: 280 },
      { field: 'RunAtUtc', as: 'DateTimeUtc', title: 'Planned for', hidden: true },
      { field: 'FinishedUtc', as: 'DateTimeUtc', title: 'Ended', hidden: true },
    ],
    sort: { field: 'CreatedUtc', direction: 'DESC' },
    sortable: ['Title', 'UserName', 'State', 'CreatedUtc'],
    filters: [
      { field: 'options.filter', title: 'Find by title or user' },
      { field: 'states', title: 'Status', display: 'toggles' },
    ],
    actions: [
      action(
        RetryJob,
        { jobNumber: row('JobId') },
        {
          label: 'Try again',
          icon: 'refresh',
          may: 'MayRetry',
          reason: 'Only a failed job of a user is tried again.',
          message: 'The job is on the queue again',
        },
      ),
      action(
        CancelAnyJob,
        { jobNumber: row('JobId') },
        {
          label: 'Cancel job',
          icon: 'ban',
          tone: 'danger',
          may: 'MayCancel',
          reason: 'It has ended, or is the product’s own work.',
          confirm: { text: 'What the job had begun is undone.', reject: 'Keep the job' },
          message: 'Job cancelled',
        },
      ),
    ],
    refresh: { every: 10 },
    empty: 'Nothing has been put on the queue.',
  },
);
