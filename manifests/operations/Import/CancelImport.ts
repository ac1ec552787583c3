/** Cancels an import that waits or runs (CALL-104, IMP-07, IMP-11). */
import { Type } from 'typebox';
import { can, operation } from '#define';
import { Import, importExample, importId } from '../../entities/import.ts';

export default operation('Import/CancelImport', {
  summary:
    'Cancels an import: before it begins at once, while it runs after the account in hand; what is imported stays.',
  kind: 'write',
  subject: { Import: 'importId' },
  changes: ['Import', 'Job'],
  needs: can('MY_IMPORTS', 'Read', 'Execute'),
  errors: ['importEnded', 'noImport'],
  audit: { event: 'Import cancelled' },
  input: Type.Object({ importId }),
  data: Import,
  example: { input: { importId: 12 }, data: { ...importExample, Status: 'Cancelled', MayUndo: false } },
});
