/** Imports that run or wait, and how far they are (SOLO-2). */
import { can, constant, go, link, panel, row, table } from '#define';
import GetImports from '../operations/Import/GetImports.ts';

export default panel({
  title: 'Running imports',
  icon: 'upload',
  help: 'The first four that run or wait',
  place: 87,
  width: 2,
  needs: can('MY_IMPORTS', 'Read'),
  body: table(
    GetImports,
    { states: constant(['Pending', 'InProgress']), limit: constant(4) },
    {
      columns: [
        { field: 'Name' },
        { field: 'Status', as: 'Status', width: 150 },
        { field: 'Share', as: 'Percent', title: 'Done', width: 80 },
        { field: 'ErrorsCount', as: 'Number', title: 'Errors', width: 90 },
      ],
      open: go('/import/$importId', { importId: row('ImportId') }),
      toolbar: [link('My imports', go('/provisioning/my-imports?states', { states: constant('Pending,InProgress') }))],
      empty: 'No import runs or waits.',
    },
  ),
});
