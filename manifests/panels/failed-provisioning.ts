/** Requests to vendors that have failed (SOLO-2). */
import { anyOf, can, constant, count, go, panel } from '#define';
import GetRequests from '../operations/Provisioning/GetRequests.ts';

export default panel({
  title: 'Failed provisioning',
  icon: 'alert-triangle',
  help: 'How many requests to vendors have failed',
  place: 30,
  needs: anyOf(can('FAILED_PROVISIONING', 'Read'), can('FAILED_PROVISIONING_OWNED', 'Read')),
  body: count(
    GetRequests,
    { states: constant(['Failed']), limit: constant(1) },
    { title: 'Failed provisioning', open: go('/provisioning?states', { states: constant('Failed') }) },
  ),
});
