/** My imports: what was imported, is being imported or waits for its time (ROUTE-30, NAV-13, SOLO-38). */
import { can, go, link, row, screen, table } from '#define';
import GetImports from '../../operations/Import/GetImports.ts';
import { importActions } from './import-actions.block.ts';

export default screen('/provisioning/my-imports?states?&withErrors?&find?&sort?&page?&size?', {
  title: 'My imports',
  needs: can('MY_IMPORTS', 'Read'),
  menu: { group: 'Orders', order: 17 },
  body: table(
    GetImports,
    {},
    {
      columns: [
        { field: 'Name', width: 260 },
        { field: 'Status', as: 'Status', width: 210 },
        { field: 'Share', as: 'Percent', title: 'Done', width: 70 },
        { field: 'Type', width: 130 },
        { field: 'ImportedAccountsCount', as: 'Number', title: 'Imported', width: 95 },
        { field: 'ErrorsCount', as: 'Number', title: 'Errors', width: 75 },
        { field: 'Creator', title: 'By', width: 170 },
        { field: 'CreatedUtc', as: 'TimeAgo', title: 'Created', width: 130 },
        { field: 'ScheduledDateUtc', as: 'DateTimeUtc', title: 'Planned for', width: 190 },
        { field: 'ParentAccount', title: 'Below', hidden: true },
        { field: 'IsDryRun', as: 'Checkbox', with: { quiet: 'no' }, title: 'Trial', hidden: true },
        { field: 'RowsCount', as: 'Number', title: 'Rows', hidden: true },
        { field: 'Source', title: 'File', hidden: true },
        { field: 'FinishedUtc', as: 'DateTimeUtc', title: 'Ended', hidden: true },
      ],
      remark: 'ParentAccount',
      wrap: true,
      sort: { field: 'CreatedUtc', direction: 'DESC' },
      sortable: ['Name', 'Type', 'Status', 'CreatedUtc', 'ScheduledDateUtc', 'ErrorsCount', 'ImportedAccountsCount'],
      filters: [
        { field: 'options.filter', title: 'Find an import' },
        { field: 'states', title: 'Status', display: 'toggles' },
        { field: 'types', title: 'Type' },
        { field: 'withErrors', as: 'Checkbox', title: 'With errors' },
      ],
      toolbar: [
        link('Import accounts', go('/account/import?parentAccountId?', {}), { icon: 'file-import', tone: 'main' }),
      ],
      open: go('/import/$importId', { importId: row('ImportId') }),
      actions: importActions,
      refresh: { every: 10 },
      empty: 'Nothing has been imported yet.',
    },
  ),
});
