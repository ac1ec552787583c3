/** Takes a planned maintenance back, or ends one that is under way. */
import { Type } from 'typebox';
import { both, can, operation } from '#define';

export default operation('Administration/EndMaintenance', {
  summary: 'Ends the maintenance of a branch, also before it has begun; without one nothing happens.',
  kind: 'write',
  subject: { Account: 'accountId' },
  changes: [both('Maintenance')],
  needs: can('ADMINISTRATIVE', 'Execute'),
  errors: ['notFound'],
  audit: { event: 'Maintenance ended' },
  input: Type.Object({ accountId: Type.Integer() }),
  data: Type.Null(),
  example: { input: { accountId: 1 }, data: null },
});
