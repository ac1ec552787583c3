/** One import: how far it is, what came of each row, and what can be done with it (SOLO-38, IMP-12). */
import { go, link, param, recordHeader, screen, table, view } from '#define';
import GetImportDetails from '../../operations/Import/GetImportDetails.ts';
import { importActions } from './import-actions.block.ts';

const one = { importId: param('importId') } as const;

export default screen('/import/$importId', {
  title: 'Import',
  header: recordHeader(GetImportDetails, one, {
    title: 'Name',
    status: 'Status',
    up: link('My imports', go('/provisioning/my-imports?find?&sort?&page?&size?', {})),
    facts: [
      { field: 'Type', title: 'Type' },
      { field: 'ParentAccount', title: 'Below' },
      { field: 'Creator', title: 'By' },
      { field: 'CreatedUtc', as: 'TimeAgo', title: 'Created' },
    ],
  }),
  body: view(GetImportDetails, one, {
    sections: [
      {
        title: 'Progress',
        fields: [
          { field: 'Share', as: 'Percent', title: 'Done' },
          { field: 'RowsCount', as: 'Number', title: 'Rows' },
          { field: 'ImportedAccountsCount', as: 'Number', title: 'Imported' },
          { field: 'ErrorsCount', as: 'Number', title: 'Errors' },
          { field: 'PassedCount', as: 'Number', title: 'Would be imported' },
          { field: 'UndoneCount', as: 'Number', title: 'Undone' },
          { field: 'Source', title: 'File' },
        ],
      },
      {
        title: 'Times',
        fields: [
          { field: 'ScheduledDateUtc', as: 'DateTimeUtc', title: 'Planned for' },
          { field: 'StartedUtc', as: 'DateTimeUtc', title: 'Begun' },
          { field: 'FinishedUtc', as: 'DateTimeUtc', title: 'Ended' },
          { field: 'UndoneUtc', as: 'DateTimeUtc', title: 'Undone' },
          { field: 'Problem', title: 'What stopped it' },
        ],
        hideEmpty: true,
      },
    ],
    actions: importActions,
    below: table(GetImportDetails, one, {
      title: 'Rows',
      columns: [
        { field: 'Name', width: 240 },
        { field: 'Row', as: 'Number', width: 80 },
        { field: 'Status', as: 'Status', width: 190 },
        { field: 'Account', as: 'AccountLink', width: 240 },
        { field: 'Problem', title: 'What is wrong', width: 460 },
      ],
      wrap: true,
      sortable: ['Row', 'Name', 'Status'],
      filters: [
        { field: 'options.filter', title: 'Find a row' },
        { field: 'states', title: 'Status', display: 'toggles' },
      ],
      refresh: { every: 5 },
      empty: 'It has no such rows.',
    }),
  }),
});
