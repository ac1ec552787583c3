/** Begins an import from an uploaded file, now or later (CALL-105, SOLO-37, IMP-10). */
import { Type } from 'typebox';
import { both, operation } from '#define';
import {
  Import,
  ImportType,
  importExample,
  importFile,
  importFileErrors,
  importMapping,
  mayImportAny,
  nobodysFile,
} from '../../entities/import.ts';
import { accountId } from '../../entities/list.ts';

export default operation('Import/CreateImport', {
  summary:
    'Reads an uploaded file of users, companies or subscriptions into rows and makes an account of each that is right, now or at a time; as a trial it keeps none of them.',
  kind: 'write',
  subject: { Account: 'parentAccountId' },
  changes: ['Import', 'Job', both('Account'), 'Role', 'Mail'],
  needs: mayImportAny,
  errors: [...importFileErrors, 'noRows', 'repeatedDifferently', 'scheduleOver', 'scheduleTooFar', 'tooManyJobs'],
  audit: { event: 'Import created' },
  input: Type.Object({
    type: ImportType,
    /** Below which its accounts stand where a row names no other. */
    parentAccountId: accountId,
    file: importFile,
    /** Absent: as the columns are called. */
    mapping: Type.Optional(importMapping),
    /** Absent: as its file is called. */
    name: Type.Optional(Type.String({ maxLength: 100 })),
    scheduledDateUtc: Type.Optional(Type.String({ format: 'date-time' })),
    /** Everything is tried, and nothing is kept. */
    isDryRun: Type.Optional(Type.Boolean()),
  }),
  data: Import,
  example: {
    input: { type: 'Users', parentAccountId: 100734, file: nobodysFile, name: 'Werft, Schicht 3' },
    data: {
      ...importExample,
      ...{ Status: 'Pending', ErrorsCount: 7, ImportedAccountsCount: 0, Share: 17, MayCancel: true, MayUndo: false },
    },
  },
});
