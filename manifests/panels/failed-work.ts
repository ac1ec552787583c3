/** Own jobs that have failed. */
import { constant, count, go, panel } from '#define';
import GetJobs from '../operations/Job/GetJobs.ts';

export default panel({
  title: 'Failed work',
  icon: 'alert-circle',
  help: 'How many of your jobs have failed',
  body: count(
    GetJobs,
    { states: constant(['Failed']), limit: constant(1) },
    { title: 'Failed work', open: go('/jobs?states', { states: constant('Failed') }) },
  ),
});
