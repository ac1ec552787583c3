/** Differences to vendors and bills that nobody has mended (SOLO-2). */
import { constant, count, go, panel } from '#define';
import GetDrifts from '../operations/Provisioning/GetDrifts.ts';

export default panel({
  title: 'Open differences',
  icon: 'tool',
  help: 'How many vendors and bills differ in',
  place: 60,
  body: count(
    GetDrifts,
    { states: constant(['Open']), limit: constant(1) },
    { title: 'Open differences', open: go('/drift?states', { states: constant('Open') }) },
  ),
});
