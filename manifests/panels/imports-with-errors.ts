/** Imports that run or wait and have rejected rows (SOLO-2). */
import { constant, count, go, panel } from '#define';
import GetImports from '../operations/Import/GetImports.ts';

export default panel({
  title: 'Imports with errors',
  icon: 'upload',
  help: 'How many run or wait and have rejected rows',
  place: 64,
  body: count(
    GetImports,
    { states: constant(['Pending', 'InProgress']), withErrors: constant(true), limit: constant(1) },
    {
      title: 'Imports with errors',
      open: go('/provisioning/my-imports?states&withErrors', {
        states: constant('Pending,InProgress'),
        withErrors: constant('true'),
      }),
    },
  ),
});
