/** Lets every server process forget what it keeps in memory. */
import { Type } from 'typebox';
import { can, operation } from '#define';

export default operation('Administration/ClearCaches', {
  summary:
    'Lets every server of the installation read sessions, rights, maintenance and standing messages anew. For the account at the root alone.',
  kind: 'write',
  subject: 'none',
  changes: [],
  needs: can('ADMINISTRATIVE', 'Execute'),
  errors: ['ofInstallation'],
  audit: { event: 'Caches cleared' },
  input: Type.Object({}),
  data: Type.Null(),
  example: { input: {}, data: null },
});
