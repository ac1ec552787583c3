/** Sets the clock by which a demo world bills, so that its month can end at once (CHG-05, CHG-06). */
import { Type } from 'typebox';
import { can, operation } from '#define';

export default operation('Administration/SetClock', {
  summary:
    'Lets the billing of a demo world go by a later moment: bill runs, invoices, charges and changes of subscriptions. It only goes forward. Answers the moment that holds then. For the account at the root alone.',
  kind: 'write',
  subject: 'none',
  changes: [],
  needs: can('ADMINISTRATIVE', 'Execute'),
  errors: ['ofInstallation', 'onlyInDemo', 'clockGoesForward'],
  audit: { event: 'Clock set' },
  input: Type.Object({
    /** As UTC: 2026-11-30T23:05:00Z. */
    moment: Type.String({ format: 'date-time' }),
  }),
  data: Type.String(),
  example: { input: { moment: '2026-11-30T23:05:00Z' }, data: '2026-11-30T23:05:00Z' },
});
