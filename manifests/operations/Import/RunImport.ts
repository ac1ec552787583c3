/** Does in earnest what an import has tried. */
import { Type } from 'typebox';
import { both, operation } from '#define';
import { Import, importExample, importId, mayImportAny } from '../../entities/import.ts';

export default operation('Import/RunImport', {
  summary: 'Begins an import of the rows that a trial of the caller would have imported.',
  kind: 'write',
  subject: { Import: 'importId' },
  changes: ['Import', 'Job', both('Account'), 'Role', 'Mail'],
  needs: mayImportAny,
  errors: ['mayNotImport', 'noImport', 'notATrial', 'notYourImport', 'repeatedDifferently', 'tooManyJobs'],
  audit: { event: 'Import created' },
  input: Type.Object({ importId }),
  data: Import,
  example: {
    input: { importId: 12 },
    data: {
      ...importExample,
      ...{ Status: 'Pending', ErrorsCount: 0, ImportedAccountsCount: 0, Share: 0, MayCancel: true },
    },
  },
});
