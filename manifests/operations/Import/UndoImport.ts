/** Takes back what an import made, as long as nothing hangs on it. */
import { Type } from 'typebox';
import { both, can, operation } from '#define';
import { Import, importExample, importId } from '../../entities/import.ts';

export default operation('Import/UndoImport', {
  summary:
    'Ends the accounts that an import made, all of them in a job; refused with what hangs on them. Of subscriptions nothing is billed then, and their vendors are told nothing.',
  kind: 'write',
  subject: { Import: 'importId' },
  changes: ['Import', 'Job', both('Account')],
  needs: can('MY_IMPORTS', 'Read', 'Execute'),
  errors: ['importHolds', 'importUndone', 'mayNotEndImported', 'noImport', 'nothingImported', 'tooManyJobs'],
  audit: { event: 'Import undone' },
  input: Type.Object({ importId }),
  data: Import,
  example: {
    input: { importId: 12 },
    data: { ...importExample, UndoWantedUtc: '2026-11-20T09:12:00Z', MayUndo: false },
  },
});
