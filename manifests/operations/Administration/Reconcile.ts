/** Asks vendors at once what was used and what they keep, which happens each night by itself as well. */
import { Type } from 'typebox';
import { can, everywhere, operation } from '#define';

export default operation('Administration/Reconcile', {
  summary:
    'Asks all vendors what was used on the last days and what they keep, and compares both and the bills with what runs here, soon after. For the account at the root alone.',
  kind: 'write',
  subject: 'none',
  changes: [everywhere('Usage'), everywhere('Drift')],
  needs: can('ADMINISTRATIVE', 'Execute'),
  errors: ['ofInstallation'],
  audit: { event: 'Reconciliation begun' },
  input: Type.Object({}),
  data: Type.Null(),
  example: { input: {}, data: null },
});
