/** Own jobs that run or wait. */
import { constant, count, go, panel } from '#define';
import GetJobs from '../operations/Job/GetJobs.ts';

export default panel({
  title: 'Work in progress',
  icon: 'loader',
  help: 'How many of your jobs run or wait',
  body: count(
    GetJobs,
    { states: constant(['Queued', 'Running']), limit: constant(1) },
    { title: 'Work in progress', open: go('/jobs?states', { states: constant('Queued,Running') }) },
  ),
});
