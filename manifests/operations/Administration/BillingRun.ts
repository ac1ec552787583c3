/** Bills by hand what is due by itself as well (CHG-06). */

import { Type } from 'typebox';
import { can, operation } from '#define';
import { intervalId } from '../../entities/interval.ts';

export default operation('Administration/BillingRun', {
  summary:
    'Bills a month for every seller who has not billed it, or all that is due, soon after. A month that goes on is billed in the demo world alone. Answers for how many sellers it begins. For the account at the root alone.',
  kind: 'write',
  subject: 'none',
  changes: [],
  needs: can('ADMINISTRATIVE', 'Execute'),
  errors: ['ofInstallation', 'noSuchInterval', 'intervalIsOpen'],
  audit: { event: 'Billing begun' },
  input: Type.Object({
    /** A month such as 202611; absent: all that are due. */
    interval: Type.Optional(intervalId),
  }),
  data: Type.Integer(),
  example: { input: {}, data: 3 },
});
