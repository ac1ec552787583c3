/** Lets every server process forget what it keeps in memory. */
import { Type } from 'typebox';
import { can, everywhere, operation } from '#define';

export default operation('Administration/ClearCaches', {
  summary:
    'Lets every server of the installation read sessions, rights, maintenance, standing messages and view layouts anew; open browsers ask for their layouts again. For the account at the root alone.',
  kind: 'write',
  subject: 'none',
  changes: [everywhere('ViewLayout')],
  needs: can('ADMINISTRATIVE', 'Execute'),
  errors: ['ofInstallation'],
  audit: { event: 'Caches cleared' },
  input: Type.Object({}),
  data: Type.Null(),
  example: { input: {}, data: null },
});
